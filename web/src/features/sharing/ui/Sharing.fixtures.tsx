import { FakeSignalling } from 'src/features/call/FakePeer'
import type { UserId } from 'src/features/links/model/userId'
import { fakePeerSession, until } from 'src/features/session/FakePeerSession'
import { renderInSession } from 'src/features/session/ui/renderInSession'

import Sharing from './Sharing'

// Imported here, so that Jest compiles these modules early: on a slow machine,
// a lazy import takes longer than a test may take.
import 'src/features/capture/ui/PickerCoach'
import 'src/features/links/ui/Invitation'
import 'src/features/network-check/ui/Troubleshooting'
import 'src/features/ring/ui/SharerRinging'
import './CameraSharing'
import './NewsOfLastShare'
import './sharerParts'
import './SharingEnded'

export const absent = 'lamp-cloud-piano-tree' as UserId

/**
 * Renders the sharer's page without a viewer.
 *
 * @param toUserId the id in the helper's link; null for the sharer's own link
 */
export async function alone(toUserId: UserId | null) {
  const sharer = fakePeerSession()
  await renderInSession(<Sharing toUserId={toUserId} />, sharer.session)
  return { ...sharer, peer: sharer.signalling.peers[0]! }
}

export async function withViewer() {
  const signalling = new FakeSignalling()
  const viewer = fakePeerSession({ signalling })
  await viewer.session.open({ role: 'viewer', fromUserId: null })
  await until(viewer.session, (s) => s.ownId !== null)
  const sharer = fakePeerSession({ signalling })
  const { ownId } = viewer.session.getSnapshot()
  await renderInSession(<Sharing toUserId={ownId} />, sharer.session)
  return {
    ...sharer,
    signalling,
    viewer: viewer.session,
    peer: signalling.peers[1]!,
  }
}
