import type { Size } from './pictureView'

interface Line {
  text: string
  /** index of the paragraph that contains the line */
  paragraph: number
}

interface FittedText {
  size: number
  lines: readonly Line[]
}

interface Fit {
  /** in the same unit as `sizes` */
  box: Size
  /** font sizes to try, largest first; if none fits, the last is used */
  sizes: readonly number[]
  /** a multiple of the font size */
  lineHeight: number
  widthOf: (line: Line, size: number) => number
}

/**
 * Breaks paragraphs into lines between words, with the largest font size at
 * which all of them fit into the box.
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

/** A word that is longer than a line gets a line to itself. */
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
