import { useSyncExternalStore } from 'react'

import { Masking, type MaskingState } from 'src/features/masking/Masking'
import type { PeerSession } from 'src/features/session/PeerSession'
import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'
import { framesOf } from 'src/features/stage/framesOf'

const fetch = async () =>
  (await import('src/features/masking/makeMaskedTrack')).makeMaskedTrack

const maskings = new WeakMap<PeerSession, Masking>()

/** @returns the one instance for this session, with its lifetime */
function maskingOf(session: PeerSession): Masking {
  const known = maskings.get(session)
  if (known) return known
  const masking = new Masking({ session, fetch, makeFrames: framesOf })
  maskings.set(session, masking)
  return masking
}

/**
 * @returns the masks of the captured screen, and the functions that change them
 */
export function useMasking(): [MaskingState, Masking] {
  const masking = maskingOf(usePeerSessionInstance())
  const state = useSyncExternalStore(masking.subscribe, masking.getSnapshot)
  return [state, masking]
}
