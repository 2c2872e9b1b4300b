import { useSyncExternalStore } from 'react'

import type { Masking, MaskingState } from 'src/features/masking/Masking'
import { maskingOf } from 'src/features/masking/maskingOf'
import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'

/** @returns what is masked of the captured screen, and what changes it */
export function useMasking(): [MaskingState, Masking] {
  const masking = maskingOf(usePeerSessionInstance())
  const state = useSyncExternalStore(masking.subscribe, masking.getSnapshot)
  return [state, masking]
}
