import { useSyncExternalStore } from 'react'

import type { PeerSessionSnapshot } from 'src/features/session/PeerSessionSnapshot'

import { usePeerSessionInstance } from './PeerSessionContext'

/**
 * The one bridge from the session to React.
 *
 * @param select gives a primitive or an object of the snapshot, never a fresh one
 */
export function usePeerSession<Selected>(
  select: (snapshot: PeerSessionSnapshot) => Selected
): Selected {
  const session = usePeerSessionInstance()
  const get = () => select(session.getSnapshot())
  return useSyncExternalStore(session.subscribe, get, get)
}
