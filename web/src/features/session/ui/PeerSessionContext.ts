import { createContext, useContext } from 'react'

import type { PeerSession } from 'src/features/session/PeerSession'

export const PeerSessionContext = createContext<PeerSession | null>(null)

/**
 * @throws Error if used outside of PeerSessionProvider, which wraps one Set of
 * the routes
 */
export function usePeerSessionInstance(): PeerSession {
  const session = useContext(PeerSessionContext)
  if (!session) {
    throw new Error('A peer session is used outside of PeerSessionProvider')
  }
  return session
}
