const isWide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/

/**
 * How wide a text will be, not knowing the font: as in DejaVu Sans or Verdana in bold, the widest
 * of the usual ones.
 *
 * @param size of its font
 * @returns in the same unit
 */
export function widthOf(text: string, size: number): number {
  return Array.from(text).reduce(
    (sum, letter) => sum + size * (isWide.test(letter) ? 1 : 0.65),
    0
  )
}

/**
 * @param width what there is room for, in the unit of the size
 * @returns the text as it is, or, where it is too long, as two lines of about the same length;
 *   one long word stays one line
 */
export function linesOf(text: string, size: number, width: number): string[] {
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
