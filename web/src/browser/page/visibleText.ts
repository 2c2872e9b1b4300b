/** Characters that are invisible, or that reorder the text around them. */
const invisible = [
  ...[
    [0x00, 0x1f],
    [0x7f, 0x9f],
    [0xad, 0xad],
    [0x61c, 0x61c],
  ],
  ...[
    [0x180e, 0x180e],
    [0x200b, 0x200f],
    [0x2028, 0x202e],
    [0x2060, 0x206f],
  ],
  ...[
    [0xd800, 0xdfff],
    [0xfeff, 0xfeff],
    [0xfff9, 0xfffb],
    [0xe0000, 0xe007f],
  ],
] as const

export function isVisible(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return !invisible.some(([first, last]) => code >= first && code <= last)
}

/** Joiners are invisible but harmless: they combine characters into one. */
const isJoiner = (character: string): boolean =>
  character === '\u200c' || character === '\u200d'

/**
 * @param keepsJoiners true for text to display, false for text to compare
 * @returns the visible characters on one line, with single spaces
 */
export function visibleText(text: string, keepsJoiners = false): string {
  return Array.from(text, (character) =>
    isVisible(character) || (keepsJoiners && isJoiner(character))
      ? character
      : ' '
  )
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
