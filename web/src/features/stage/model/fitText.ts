import type { Size } from './pictureView'

interface Line {
  text: string
  /** the paragraph’s index, counted from 0 */
  paragraph: number
}

interface FittedText {
  size: number
  lines: readonly Line[]
}

interface Fit {
  /** in the unit of the sizes */
  box: Size
  /** the largest first; if none fits, the last is used */
  sizes: readonly number[]
  /** relative to the font size */
  lineHeight: number
  widthOf: (line: Line, size: number) => number
}

/**
 * Breaks lines between words, at the largest size at which all paragraphs fit.
 */
export function fitText(
  paragraphs: readonly string[],
  { box, sizes, lineHeight, widthOf }: Fit
): FittedText {
  let fitted: FittedText = { size: 0, lines: [] }
  for (const size of sizes) {
    const fits = (line: Line) => widthOf(line, size) <= box.width
    const lines = paragraphs.flatMap((text, paragraph) =>
      brokenLines(text, (part) => fits({ text: part, paragraph })).map(
        (part) => ({ text: part, paragraph })
      )
    )
    fitted = { size, lines }
    const isLow = lines.length * size * lineHeight <= box.height
    if (isLow && lines.every(fits)) break
  }
  return fitted
}

/** A word that does not fit gets its own line. */
function brokenLines(
  text: string,
  fits: (line: string) => boolean
): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (line && !fits(longer)) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return line ? [...lines, line] : lines
}
