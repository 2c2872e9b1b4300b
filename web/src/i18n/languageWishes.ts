import { languageInQuery } from 'src/browser/languageCode'
import { deviceStore } from 'src/browser/storage'

export const languageKey = 'kinscreen.language'

export const askedByLink = (): string | null =>
  languageInQuery(new URLSearchParams(window.location.search))

/** Tags in order of preference: of the link, of this device, of the browser. */
export const languageWishes = (): readonly (string | null)[] => [
  askedByLink(),
  deviceStore.read(languageKey),
  ...(navigator.languages ?? [navigator.language]),
]
