import { type ReactNode, useState } from 'react'

import { createPeerSession } from 'src/features/session/createPeerSession'
import { PeerSessionContext } from 'src/features/session/ui/PeerSessionContext'

import SessionToolsProvider from './SessionToolsProvider'

/** One session for all routes of its Set; it does nothing until a page opens it. */
function PeerSessionProvider({ children }: { children: ReactNode }) {
  const [session] = useState(createPeerSession)

  return (
    <PeerSessionContext.Provider value={session}>
      <SessionToolsProvider>{children}</SessionToolsProvider>
    </PeerSessionContext.Provider>
  )
}

export default PeerSessionProvider
