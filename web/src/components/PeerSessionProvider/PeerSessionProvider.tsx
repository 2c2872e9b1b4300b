import { type ReactNode, useState } from 'react'

import { PeerSessionContext } from 'src/context/PeerSessionContext'
import { createPeerSession } from 'src/lib/session/createPeerSession'

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
