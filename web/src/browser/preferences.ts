import { useSyncExternalStore } from 'react'

import { StoredPreference } from './StoredPreference'

/** The helper's name in links. */
export const keptHelperName = new StoredPreference('kinscreen.helperName')

/** `off` disables the sounds for arrivals and departures. */
export const keptChime = new StoredPreference('kinscreen.chime')

/** The text size of the helper window, in per cent. */
export const keptTextScale = new StoredPreference('kinscreen.textScale')

/** `all` to read all of the helper's messages aloud. */
export const keptReading = new StoredPreference('kinscreen.reading')

/** The helpers whose buttons stay on this computer, as JSON. */
export const keptHelpers = new StoredPreference('kinscreen.helpers')

const nothing = () => null

/**
 * @returns the text, and a function that stores another one; null deletes it
 */
export function useKeptText(
  kept: StoredPreference
): [string | null, (text: string | null) => void] {
  const text = useSyncExternalStore(kept.subscribe, kept.getSnapshot, nothing)
  return [text, kept.keep]
}
