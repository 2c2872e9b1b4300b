const lineHeight = 1.1

const isWide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/

/**
 * An upper bound, because the font is unknown: the width in bold DejaVu Sans or
 * Verdana, the widest common fonts. Same unit as `size`.
 */
export function widthOf(text: string, size: number): number {
  return Array.from(text).reduce(
    (sum, letter) => sum + size * (isWide.test(letter) ? 1 : 0.65),
    0
  )
}

/** @param width the available width, in the unit of `size` */
function linesOf(text: string, size: number, width: number): string[] {
  if (widthOf(text, size) <= width) return [text]
  const words = text.split(' ')
  const halves = words
    .slice(1)
    .map((_, index) => [
      words.slice(0, index + 1).join(' '),
      words.slice(index + 1).join(' '),
    ])
  const longest = (lines: string[]) =>
    Math.max(...lines.map((line) => widthOf(line, size)))
  return halves.reduce(
    (best, lines) => (longest(lines) < longest(best) ? lines : best),
    [text]
  )
}
interface WordsProps {
  x: number
  /** the vertical centre of the text */
  y: number
  /** the available width, in units of the SVG */
  width: number
  size?: number
  className?: string
  children: string
}

/** SVG does not wrap text, so this puts long text into two lines. */
export function Words({
  x,
  y,
  width,
  size = 17,
  className,
  children,
}: WordsProps) {
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

interface ClickProps {
  x: number
  y: number
  number: 1 | 2
}

/** A numbered circle that marks where to click. */
export const Click = ({ x, y, number }: ClickProps) => (
  <g>
    <circle className="mark" cx={x} cy={y} r="19" />
    <text className="number" x={x} y={y}>
      {number}
    </text>
  </g>
)

interface SmallScreenProps {
  x: number
  y: number
  width: number
}

/** A drawing of a computer's screen: two windows and a taskbar. */
export const SmallScreen = ({ x, y, width }: SmallScreenProps) => (
  <g transform={`translate(${x} ${y}) scale(${width / 180})`}>
    <rect className="sunken" width="180" height="116" rx="6" />
    <rect className="paper" x="18" y="16" width="86" height="60" rx="4" />
    <path className="line" d="M19 29h84" />
    <rect className="paper" x="78" y="38" width="84" height="56" rx="4" />
    <path className="line" d="M79 51h82M90 63h58M90 75h40" />
    <rect className="main" y="104" width="180" height="12" rx="4" />
  </g>
)

interface DrawnButtonProps {
  x: number
  y: number
  width: number
  height: number
  radius: number
  /** whether this is the button to click */
  isMain?: boolean
  size?: number
  /** the space at both ends of the label, in units of the SVG */
  padding?: number
  children: string
}

/** A drawing of a button in a browser’s dialog, with a centred label. */
export const DrawnButton = ({
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
