import { type ReactNode, useState } from 'react'

import { PeerSessionContext } from 'src/context/PeerSessionContext'
import { createPeerSession } from 'src/lib/session/createPeerSession'

/** One session for all routes of its Set; it does nothing until a page opens it. */
function PeerSessionProvider({ children }: { children: ReactNode }) {
  const [session] = useState(createPeerSession)

  return (
    <PeerSessionContext.Provider value={session}>
      {children}
    </PeerSessionContext.Provider>
  )
}

export default PeerSessionProvider
