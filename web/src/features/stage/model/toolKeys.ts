/**
 * The keys work only while the picture has the focus; elsewhere, a single
 * letter would conflict with other software (WCAG 2.2, 2.1.4).
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
 * @returns the key of `toolKeys`, or null. On keyboards without Latin letters,
 *   the position of the key counts.
 */
export function toolKeyOf({
  key,
  code,
}: Pick<KeyboardEvent, 'key' | 'code'>): string | null {
  const letter = /^[\x20-\x7e]$/.test(key) ? key : code.replace(/^Key/, '')
  const upper = letter.toUpperCase()
  return Object.values<string>(toolKeys).includes(upper) ? upper : null
}
