import { useSyncExternalStore } from 'react'

import { StoredPreference } from './StoredPreference'

/** The name that the helper puts into links. */
export const keptHelperName = new StoredPreference('kinscreen.helperName')

/** `off` if the sounds are turned off. */
export const keptChime = new StoredPreference('kinscreen.chime')

/** The text size of the helper window, in per cent. */
export const keptTextScale = new StoredPreference('kinscreen.textScale')

/** `all` if all of the helper's messages are read aloud. */
export const keptReading = new StoredPreference('kinscreen.reading')

/** The helpers that are stored on this computer, as JSON. */
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
