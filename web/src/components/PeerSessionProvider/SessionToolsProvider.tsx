import { type ReactNode, useEffect, useState } from 'react'

import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { SessionToolsContext } from 'src/context/SessionToolsContext'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { fetchPatiently } from 'src/lib/browser/fetchPatiently'
import type { SessionTools } from 'src/lib/session/createSessionTools'

const fetchTools = () => import('src/lib/session/createSessionTools')

/** Fetches the tools once the session can be called, so that they are there before a call is. */
function SessionToolsProvider({ children }: { children: ReactNode }) {
  const session = usePeerSessionInstance()
  const isWanted = usePeerSession((state) => state.ownId !== null)
  const [tools, setTools] = useState<SessionTools | null>(null)

  useEffect(() => {
    if (!isWanted || tools) return
    let isHere = true
    void fetchPatiently(fetchTools).then(({ createSessionTools }) => {
      if (isHere) setTools(createSessionTools(session))
    })
    return () => {
      isHere = false
    }
  }, [session, isWanted, tools])

  return (
    <SessionToolsContext.Provider value={tools}>
      {children}
    </SessionToolsContext.Provider>
  )
}

export default SessionToolsProvider
