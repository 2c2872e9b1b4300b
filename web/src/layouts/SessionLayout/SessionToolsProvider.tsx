import { type ReactNode, useEffect, useState } from 'react'

import { fetchPatiently } from 'src/browser/fetchPatiently'
import type { PeerSession } from 'src/features/session/PeerSession'
import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'
import { SessionToolsContext } from 'src/features/session/ui/SessionToolsContext'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'

import type { SessionTools } from './createSessionTools'

const fetchTools = () => import('./createSessionTools')
const fetchParts = () => import('./partsOfShare')

const fetchWait = () => import('src/features/picture/untilPictureIsSent')

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
