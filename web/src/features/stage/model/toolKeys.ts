/**
 * Keyboard shortcuts. They work only while the remote screen has the focus:
 * elsewhere, single letters would conflict with assistive software (WCAG 2.2,
 * success criterion 2.1.4).
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
 * @returns the shortcut from `toolKeys` for a pressed key, or null. On a
 * keyboard without Latin letters, the position of the key decides.
 */
export function toolKeyOf({
  key,
  code,
}: Pick<KeyboardEvent, 'key' | 'code'>): string | null {
  const letter = /^[\x20-\x7e]$/.test(key) ? key : code.replace(/^Key/, '')
  const upper = letter.toUpperCase()
  return Object.values<string>(toolKeys).includes(upper) ? upper : null
}
