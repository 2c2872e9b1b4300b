export const canOpenShareSheet = (): boolean =>
  typeof navigator.share === 'function'

/** Must be called within a click. Closing the share sheet is no error. */
export function openShareSheet(text: string, url: string): void {
  navigator.share({ text, url }).catch(() => {})
}
