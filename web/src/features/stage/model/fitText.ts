import type { Size } from './pictureView'

interface Line {
  text: string
  /** which of the paragraphs it belongs to, counted from 0 */
  paragraph: number
}

interface FittedText {
  size: number
  lines: readonly Line[]
}

interface Fit {
  /** what the text has to fit into, in the unit of the sizes */
  box: Size
  /** of letters, the largest first; where none fits, the last is taken */
  sizes: readonly number[]
  /** height of a line to size of letters */
  lineHeight: number
  /** @returns how wide it is at that size */
  widthOf: (line: Line, size: number) => number
}

/** Breaks paragraphs between words, at the largest size at which all of them fit. */
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

/** A word that does not fit has a line of its own. */
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
