import { deviceStore } from 'src/browser/storage'
import { parseQueryParameters } from 'src/features/links/model/queryParameters'

export const languageKey = 'kinscreen.language'

/** @returns the language that the link asks for, or null */
export const askedByLink = (): string | null =>
  parseQueryParameters(window.location.search).lang

/**
 * @returns language tags in order of preference: the link's, the one chosen on
 * this device, the browser's
 */
export const languageWishes = (): readonly (string | null)[] => [
  askedByLink(),
  deviceStore.read(languageKey),
  ...(navigator.languages ?? [navigator.language]),
]
