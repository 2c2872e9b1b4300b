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
  // The word list, which safety words and the check of typed words need.
  () => import('@scure/bip39/wordlists/english'),
]

/**
 * Loads the code that a share needs before the share starts. If a share starts
 * meanwhile, the remaining code is loaded after the first picture is sent, so
 * that loading does not delay the picture.
 */
async function fetchRest(session: PeerSession): Promise<void> {
  const { role } = session.getSnapshot().plan
  const call = () => {
    const { captureTrack, mediaConnection } = session.getSnapshot()
    return captureTrack ? mediaConnection : null
  }
  let picture: Promise<void> | undefined
  for (const fetch of [...fetchParts[role], ...onBothSides]) {
    if (call()) await (picture ??= untilPictureIsSent(call()))
    await fetchPatiently(fetch)
  }
}

/** Fetches the tools once the session has an id, to be ready before a call. */
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
 * One session for all routes of a Redwood `Set`. It does nothing until it is
 * opened.
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
