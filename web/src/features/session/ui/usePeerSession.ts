import { useSyncExternalStore } from 'react'

import type { PeerSessionSnapshot } from 'src/features/session/PeerSessionSnapshot'

import { usePeerSessionInstance } from './PeerSessionContext'

/**
 * The only bridge from the session to React.
 *
 * @param select returns a primitive or an object of the snapshot, never a new
 * one
 */
export function usePeerSession<Selected>(
  select: (snapshot: PeerSessionSnapshot) => Selected
): Selected {
  const session = usePeerSessionInstance()
  const get = () => select(session.getSnapshot())
  return useSyncExternalStore(session.subscribe, get, get)
}
