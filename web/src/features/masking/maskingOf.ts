import type { PeerSession } from 'src/features/session/PeerSession'
import { framesOf } from 'src/features/stage/framesOf'

import { Masking } from './Masking'

const fetch = async () => (await import('./makeMaskedTrack')).makeMaskedTrack

const maskings = new WeakMap<PeerSession, Masking>()

/** @returns the one of this session, which lives as long as it does */
export function maskingOf(session: PeerSession): Masking {
  const known = maskings.get(session)
  if (known) return known
  const masking = new Masking({ session, fetch, makeFrames: framesOf })
  maskings.set(session, masking)
  return masking
}
