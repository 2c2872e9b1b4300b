import { createContext, useContext, useSyncExternalStore } from 'react'

import type { PeerSession } from 'src/features/session/PeerSession'
import type { PeerSessionSnapshot } from 'src/features/session/PeerSessionSnapshot'

export const PeerSessionContext = createContext<PeerSession | null>(null)

/** @throws Error outside of PeerSessionProvider */
export function usePeerSessionInstance(): PeerSession {
  const session = useContext(PeerSessionContext)
  if (!session) {
    throw new Error('A peer session is used outside of PeerSessionProvider')
  }
  return session
}

/**
 * The only bridge from the session to React.
 *
 * @param select returns a primitive or an object of the snapshot, never a new
 *   object
 */
export function usePeerSession<Selected>(
  select: (snapshot: PeerSessionSnapshot) => Selected
): Selected {
  const session = usePeerSessionInstance()
  const get = () => select(session.getSnapshot())
  return useSyncExternalStore(session.subscribe, get, get)
}
