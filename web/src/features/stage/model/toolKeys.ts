/**
 * The key of each of the viewer's tools, pressed while the picture has the
 * focus; a single letter anywhere else would be in the way of other programs
 * of the page (WCAG 2.2, 2.1.4).
 */
export const toolKeys = {
  point: 'P',
  draw: 'D',
  number: 'N',
  move: 'M',
  undo: 'U',
  clear: 'C',
  steps: 'L',
  write: 'W',
  talk: 'T',
  sound: 'A',
  fullScreen: 'F',
  savePicture: 'S',
  showKeys: '?',
} as const

export type ToolWithKey = keyof typeof toolKeys

/**
 * @returns which key of `toolKeys` was pressed; null for none of them. Where
 * the keys carry no Latin letters, the place of the key counts.
 */
export function toolKeyOf({
  key,
  code,
}: Pick<KeyboardEvent, 'key' | 'code'>): string | null {
  const letter = /^[\x20-\x7e]$/.test(key) ? key : code.replace(/^Key/, '')
  const upper = letter.toUpperCase()
  return Object.values<string>(toolKeys).includes(upper) ? upper : null
}
