import { act } from '@redwoodjs/testing/web'

import type { UserId } from 'src/features/links/model/userId'
import { fakePeerSession } from 'src/features/session/FakePeerSession'
import { renderInSession } from 'src/features/session/ui/renderInSession'

import Viewing from './Viewing'

// Compiled here, because on a slow machine a lazy import takes longer than a
// test may take.
import 'src/features/links/ui/Invitation'
import 'src/features/network-check/ui/Troubleshooting'
import 'src/features/ring/ui/LetRing'
import 'src/features/ring/ui/ViewerRinging'
import './KeepLink'
import './viewerParts'

export const fromUserId = 'river-apple-tiger-moon' as UserId

/** The page of a viewer whom nobody calls yet. */
export async function viewing(from: UserId | null = null) {
  const viewer = fakePeerSession()
  await renderInSession(<Viewing fromUserId={from} />, viewer.session)
  // At a sharer’s link, this claims the viewer’s id (PS44), which needs another
  // Peer.
  if (from) await act(async () => viewer.session.claimViewerId())
  return { ...viewer, peer: viewer.signalling.livingPeers[0]! }
}
