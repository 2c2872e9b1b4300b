import type { Language } from 'src/browser/languageCode'

/**
 * @param time in ms since 1970
 * @returns day and month in the format of the language
 */
export const shortDate = (time: number, language: Language): string =>
  new Date(time).toLocaleDateString(language, { day: 'numeric', month: 'long' })

/**
 * @param time in ms since 1970
 * @returns the time of day in the format of the language, in the zone of this
 * device
 */
export const shortTime = (time: number, language: Language): string =>
  new Date(time).toLocaleTimeString(language, {
    hour: 'numeric',
    minute: '2-digit',
  })
