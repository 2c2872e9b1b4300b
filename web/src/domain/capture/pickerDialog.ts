/** Whose window asks which screen to show. */
export type PickerDialog = 'chromium' | 'firefox' | 'safari'

/**
 * Every browser of today that is neither Firefox nor Safari is built on Chromium.
 *
 * @param userAgent as in `navigator.userAgent`
 */
export function pickerDialog(userAgent: string): PickerDialog {
  if (/Firefox\//.test(userAgent)) return 'firefox'
  const isSafari =
    /Safari\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent)
  return isSafari ? 'safari' : 'chromium'
}
