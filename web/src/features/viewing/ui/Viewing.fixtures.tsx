import { act } from '@redwoodjs/testing/web'

import type { UserId } from 'src/features/links/model/userId'
import { fakePeerSession } from 'src/features/session/FakePeerSession'
import { renderInSession } from 'src/features/session/ui/renderInSession'

import Viewing from './Viewing'

// Imported here, so that Jest compiles these modules early: on a slow machine,
// a lazy import takes longer than a test may take.
import 'src/features/links/ui/Invitation'
import 'src/features/network-check/ui/Troubleshooting'
import 'src/features/ring/ui/LetRing'
import 'src/features/ring/ui/ViewerRinging'
import './KeepLink'
import './viewerParts'

export const fromUserId = 'river-apple-tiger-moon' as UserId

/** Renders the page of a viewer whom nobody has called yet. */
export async function viewing(from: UserId | null = null) {
  const viewer = fakePeerSession()
  await renderInSession(<Viewing fromUserId={from} />, viewer.session)
  // At a sharer's link, the viewer's page takes its final id only after a press
  // of a button (PS44). The page then creates another Peer.
  if (from) await act(async () => viewer.session.claimViewerId())
  return { ...viewer, peer: viewer.signalling.livingPeers[0]! }
}
