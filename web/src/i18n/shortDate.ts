import type { Language } from 'src/browser/languageCode'

/**
 * @param time in ms since 1970
 * @returns day and month, as people write them
 */
export const shortDate = (time: number, language: Language): string =>
  new Date(time).toLocaleDateString(language, { day: 'numeric', month: 'long' })
