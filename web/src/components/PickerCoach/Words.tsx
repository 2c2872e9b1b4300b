interface WordsProps {
  x: number
  y: number
  /** what there is room for, in units of the drawing */
  width: number
  size?: number
  className?: string
  children: string
}

const isWide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/

const widthOf = (text: string, size: number) =>
  Array.from(text).reduce(
    (sum, letter) => sum + size * (isWide.test(letter) ? 1 : 0.6),
    0
  )

/** Words in a drawing, where nothing wraps: long ones are set closer. */
const Words = ({ width, size = 17, children, ...rest }: WordsProps) => {
  const isTooLong = widthOf(children, size) > width

  return (
    <text
      style={{ fontSize: size }}
      {...(isTooLong && {
        textLength: width,
        lengthAdjust: 'spacingAndGlyphs',
      })}
      {...rest}
    >
      {children}
    </text>
  )
}

export default Words
