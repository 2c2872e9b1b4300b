import { languageInQuery } from 'src/browser/languageCode'
import { deviceStore } from 'src/browser/storage'

export const languageKey = 'kinscreen.language'

/** @returns the language that the link asks for, or null */
export const askedByLink = (): string | null =>
  languageInQuery(new URLSearchParams(window.location.search))

/**
 * @returns language tags in order of preference: the link's, the one chosen on
 * this device, the browser's
 */
export const languageWishes = (): readonly (string | null)[] => [
  askedByLink(),
  deviceStore.read(languageKey),
  ...(navigator.languages ?? [navigator.language]),
]
