import VisuallyHidden from 'src/components/ui/VisuallyHidden'

import Tool, { type ToolProps } from './Tool'

/** A tool whose sign everybody knows; its word is read out, and seen when somebody rests on it. */
const SignTool = ({
  children,
  ...rest
}: Omit<ToolProps, 'children'> & { children: string }) => (
  <Tool title={children} {...rest}>
    <VisuallyHidden>{children}</VisuallyHidden>
  </Tool>
)

export default SignTool
