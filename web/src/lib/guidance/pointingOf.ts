import type { PeerSession } from 'src/lib/session/PeerSession'

import { guidanceOf } from './guidanceOf'
import { Pointing } from './Pointing'

const hands = new WeakMap<PeerSession, Pointing>()

/** @returns the helper’s one set of tools in that session */
export function pointingOf(session: PeerSession): Pointing {
  const known = hands.get(session)
  if (known) return known
  const pointing = new Pointing(session, guidanceOf(session))
  hands.set(session, pointing)
  return pointing
}
