import { useSyncExternalStore } from 'react'

import type { StoredPreference } from './StoredPreference'

const nothing = () => null

/** @returns the text, and what keeps another one; null forgets it */
export function useKeptText(
  kept: StoredPreference
): [string | null, (text: string | null) => void] {
  const text = useSyncExternalStore(kept.subscribe, kept.getSnapshot, nothing)
  return [text, kept.keep]
}
