import { useSyncExternalStore } from 'react'

import { fetchMaskedTrack } from 'src/features/masking/fetchParts'
import { Masking, type MaskingState } from 'src/features/masking/Masking'
import { type PeerSession, usePeerSessionInstance } from 'src/features/session'
import { framesOf } from 'src/features/stage'

const fetch = async () => (await fetchMaskedTrack()).makeMaskedTrack

const maskings = new WeakMap<PeerSession, Masking>()

function maskingOf(session: PeerSession): Masking {
  const known = maskings.get(session)
  if (known) return known
  const masking = new Masking({ session, fetch, makeFrames: framesOf })
  maskings.set(session, masking)
  return masking
}

export function useMasking(): [MaskingState, Masking] {
  const masking = maskingOf(usePeerSessionInstance())
  const state = useSyncExternalStore(masking.subscribe, masking.getSnapshot)
  return [state, masking]
}
