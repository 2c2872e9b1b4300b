import { type ReactNode, useEffect, useState } from 'react'

import { fetchPatiently } from 'src/browser/fetchPatiently'
import { fetchFileTransfers } from 'src/features/files'
import { fetchMaskedTrack } from 'src/features/masking'
import { untilPictureIsSent } from 'src/features/picture'
import {
  createPeerSession,
  type PeerSession,
  PeerSessionContext,
  type SessionPlan,
  type SessionTools,
  SessionToolsContext,
  usePeerSession,
  usePeerSessionInstance,
} from 'src/features/session'
import { fetchSharerParts } from 'src/features/sharing'
import { fetchTakeStepPicture } from 'src/features/stage'
import { fetchViewerParts } from 'src/features/viewing'

const fetchTools = () => import('./createSessionTools')

const fetchParts: Record<
  SessionPlan['role'],
  readonly (() => Promise<unknown>)[]
> = {
  sharer: [fetchSharerParts, fetchMaskedTrack, fetchTakeStepPicture],
  viewer: [fetchViewerParts],
}

const onBothSides = [
  fetchFileTransfers,
  // Two safety words to compare, or words that were typed to be checked.
  () => import('@scure/bip39/wordlists/english'),
]

/**
 * Loads everything that a share needs before it starts, but after the first
 * picture.
 */
async function fetchRest(session: PeerSession): Promise<void> {
  const { role } = session.getSnapshot().plan
  const call = () => {
    const { captureTrack, mediaConnection } = session.getSnapshot()
    return captureTrack && mediaConnection
  }
  let picture: Promise<void> | undefined
  for (const fetch of [...fetchParts[role], ...onBothSides]) {
    if (call()) await (picture ??= untilPictureIsSent(call))
    await fetchPatiently(fetch)
  }
}

/**
 * Fetches the tools once the session can receive calls, so that they are there
 * before a call is.
 */
export function SessionToolsProvider({ children }: { children: ReactNode }) {
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

/**
 * One session for all routes of its Set; it does nothing until a page opens it.
 */
function PeerSessionProvider({ children }: { children: ReactNode }) {
  const [session] = useState(createPeerSession)

  return (
    <PeerSessionContext.Provider value={session}>
      <SessionToolsProvider>{children}</SessionToolsProvider>
    </PeerSessionContext.Provider>
  )
}

export default PeerSessionProvider
