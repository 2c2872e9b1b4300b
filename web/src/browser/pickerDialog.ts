export const pickerDialogs = ['chromium', 'firefox', 'safari'] as const

/** The browsers, by the dialog in which a person chooses a screen. */
export type PickerDialog = (typeof pickerDialogs)[number]

/** Every current browser other than Firefox and Safari is based on Chromium. */
export function pickerDialog(userAgent: string): PickerDialog {
  if (/Firefox\//.test(userAgent)) return 'firefox'
  const isSafari =
    /Safari\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent)
  return isSafari ? 'safari' : 'chromium'
}
