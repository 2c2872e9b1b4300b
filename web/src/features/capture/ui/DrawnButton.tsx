import Words from './Words'

interface DrawnButtonProps {
  x: number
  y: number
  width: number
  height: number
  /** of its corners */
  radius: number
  /** the one to click */
  isMain?: boolean
  size?: number
  /** at both ends of its words */
  padding?: number
  children: string
}

/** A button of a browser's dialog, with its words in the middle. */
const DrawnButton = ({
  x,
  y,
  width,
  height,
  radius,
  isMain = false,
  size,
  padding = 7,
  children,
}: DrawnButtonProps) => (
  <>
    <rect
      className={isMain ? 'main' : 'button'}
      rx={radius}
      {...{ x, y, width, height }}
    />
    <Words
      className={isMain ? 'onMain' : undefined}
      x={x + width / 2}
      y={y + height / 2}
      width={width - 2 * padding}
      size={size}
    >
      {children}
    </Words>
  </>
)

export default DrawnButton
