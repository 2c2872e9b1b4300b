export const pickerDialogs = ['chromium', 'firefox', 'safari'] as const

/** Browsers whose dialog for choosing a screen differs. */
export type PickerDialog = (typeof pickerDialogs)[number]

/** Every current browser other than Firefox and Safari is based on Chromium. */
export function pickerDialog(userAgent: string): PickerDialog {
  if (/Firefox\//.test(userAgent)) return 'firefox'
  const isSafari =
    /Safari\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent)
  return isSafari ? 'safari' : 'chromium'
}
