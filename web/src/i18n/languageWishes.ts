import { languageInQuery } from 'src/browser/languageCode'
import { deviceStore } from 'src/browser/storage'

export const languageKey = 'kinscreen.language'

export const askedByLink = (): string | null =>
  languageInQuery(new URLSearchParams(window.location.search))

/**
 * Language tags in order of preference: the link's, this device's, the
 * browser's.
 */
export const languageWishes = (): readonly (string | null)[] => [
  askedByLink(),
  deviceStore.read(languageKey),
  ...(navigator.languages ?? [navigator.language]),
]
