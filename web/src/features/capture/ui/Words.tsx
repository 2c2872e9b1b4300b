import { linesOf, widthOf } from './linesOf'

interface WordsProps {
  x: number
  /** the middle of their height */
  y: number
  /** what there is room for, in units of the drawing */
  width: number
  size?: number
  className?: string
  children: string
}

const lineHeight = 1.1

/** Words in a drawing, where nothing wraps by itself: long ones take two lines. */
function Words({ x, y, width, size = 17, className, children }: WordsProps) {
  const lines = linesOf(children, size, width)
  const top = y - ((lines.length - 1) / 2) * lineHeight * size

  return (
    <text className={className} style={{ fontSize: size }}>
      {lines.map((line, index) => (
        <tspan
          key={line}
          {...{ x, y: top + index * lineHeight * size }}
          {...(widthOf(line, size) > width && {
            textLength: width,
            lengthAdjust: 'spacingAndGlyphs',
          })}
        >
          {line}
        </tspan>
      ))}
    </text>
  )
}

export default Words
