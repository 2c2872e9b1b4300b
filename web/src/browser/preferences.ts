import { useSyncExternalStore } from 'react'

import { StoredPreference } from './StoredPreference'

/** The name that a helper has entered, and that the helper's links contain. */
export const keptHelperName = new StoredPreference('kinscreen.helperName')

/** `off` turns the sounds off. */
export const keptChime = new StoredPreference('kinscreen.chime')

/** The text size of the helper window, in per cent. */
export const keptTextScale = new StoredPreference('kinscreen.textScale')

/** `all` turns on reading every message of the helper aloud. */
export const keptReading = new StoredPreference('kinscreen.reading')

/** The saved helpers as JSON, which features/kept-helpers parses. */
export const keptHelpers = new StoredPreference('kinscreen.helpers')

const nothing = () => null

/** @returns the text, and a function that stores another; null deletes it */
export function useKeptText(
  kept: StoredPreference
): [string | null, (text: string | null) => void] {
  const text = useSyncExternalStore(kept.subscribe, kept.getSnapshot, nothing)
  return [text, kept.keep]
}
