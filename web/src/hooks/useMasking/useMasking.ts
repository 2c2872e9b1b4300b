import { useSyncExternalStore } from 'react'

import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import type { Masking, MaskingState } from 'src/lib/masking/Masking'
import { maskingOf } from 'src/lib/masking/maskingOf'

/** @returns what is masked of the captured screen, and what changes it */
export function useMasking(): [MaskingState, Masking] {
  const masking = maskingOf(usePeerSessionInstance())
  const state = useSyncExternalStore(masking.subscribe, masking.getSnapshot)
  return [state, masking]
}
