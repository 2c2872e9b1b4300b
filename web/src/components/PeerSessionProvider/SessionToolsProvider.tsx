import { type ReactNode, useEffect, useState } from 'react'

import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { SessionToolsContext } from 'src/context/SessionToolsContext'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { fetchPatiently } from 'src/lib/browser/fetchPatiently'
import type { SessionTools } from 'src/lib/session/createSessionTools'
import type { PeerSession } from 'src/lib/session/PeerSession'

const fetchTools = () => import('src/lib/session/createSessionTools')
const fetchParts = () => import('./partsOfShare')

const fetchWait = () => import('src/lib/peer/untilPictureIsSent')

/** So many parts at once: browsers ask a host for six files at a time (HTTP/1.1). */
const laneCount = 4

/** All that a share needs; it makes way for the first picture. */
async function fetchRest(session: PeerSession): Promise<void> {
  const [{ partsOfShare }, { untilPictureIsSent }] = await Promise.all([
    fetchPatiently(fetchParts),
    fetchPatiently(fetchWait),
  ])
  const parts = [...partsOfShare(session.getSnapshot().plan.role)]
  const call = () => {
    const { captureTrack, mediaConnection } = session.getSnapshot()
    return captureTrack && mediaConnection
  }
  let picture: Promise<void> | undefined
  const lane = async () => {
    for (let part = parts.shift(); part; part = parts.shift()) {
      if (call()) await (picture ??= untilPictureIsSent(call))
      await fetchPatiently(part)
    }
  }
  await Promise.all(Array.from({ length: laneCount }, lane))
}

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
      void fetchRest(session)
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
