import VisuallyHidden from 'src/components/VisuallyHidden'
import Tool, { type ToolProps } from 'src/features/stage/ui/Tool'

/**
 * A step of the picture: its sign is known to everybody, its word is read out,
 * and seen when somebody rests on it.
 */
const SignTool = ({
  children,
  ...rest
}: Omit<ToolProps, 'children'> & { children: string }) => (
  <Tool data-repeats title={children} {...rest}>
    <VisuallyHidden>{children}</VisuallyHidden>
  </Tool>
)

export default SignTool
