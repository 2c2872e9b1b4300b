import type { PeerSession } from 'src/lib/session/PeerSession'

import { Guidance } from './Guidance'

const conversations = new WeakMap<PeerSession, Guidance>()

/** @returns the one conversation of that session; it begins with the first to ask */
export function guidanceOf(session: PeerSession): Guidance {
  const known = conversations.get(session)
  if (known) return known
  const guidance = new Guidance(session)
  conversations.set(session, guidance)
  return guidance
}
