import type { Language } from 'src/browser/languageCode'

/** @param time in ms since 1970 */
export const shortDate = (time: number, language: Language): string =>
  new Date(time).toLocaleDateString(language, { day: 'numeric', month: 'long' })

/**
 * @param time in ms since 1970
 * @returns the time of day, in the time zone of this device
 */
export const shortTime = (time: number, language: Language): string =>
  new Date(time).toLocaleTimeString(language, {
    hour: 'numeric',
    minute: '2-digit',
  })
