import { useSyncExternalStore } from 'react'

import { StoredPreference } from './StoredPreference'

/** The helper’s own name, for links. */
export const keptHelperName = new StoredPreference('kinscreen.helperName')

/** `off` or nothing */
export const keptChime = new StoredPreference('kinscreen.chime')

/** per cent, for the helper window */
export const keptTextScale = new StoredPreference('kinscreen.textScale')

/** `all` if every message of the helper is read aloud */
export const keptReading = new StoredPreference('kinscreen.reading')

/** JSON; see features/helpers */
export const keptHelpers = new StoredPreference('kinscreen.helpers')

const nothing = () => null

/** @returns the text, and a function that stores another; null deletes it */
export function useKeptText(
  kept: StoredPreference
): [string | null, (text: string | null) => void] {
  const text = useSyncExternalStore(kept.subscribe, kept.getSnapshot, nothing)
  return [text, kept.keep]
}
