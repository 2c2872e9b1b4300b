import { FakeSignalling } from 'src/features/call/FakePeer'
import type { ScreenState } from 'src/features/call/model/callProtocol'

import { fakePeerSession, until } from './FakePeerSession'
import { isSharer } from './model/state'
import type { PeerSessionSnapshot } from './PeerSessionSnapshot'

export const isOpen = (s: PeerSessionSnapshot) =>
  s.serverConnectionState === 'established'
export const isConnected = (s: PeerSessionSnapshot) =>
  s.remoteParticipantState === 'connected'
export const shows = (screen: ScreenState | null) => (s: PeerSessionSnapshot) =>
  !isSharer(s) && s.remoteScreen === screen

/** A waiting viewer, and a sharer who has opened the link. */
export async function bothOpen(signalling = new FakeSignalling()) {
  const viewer = fakePeerSession({ signalling })
  await viewer.session.open({ role: 'viewer', fromUserId: null })
  await until(viewer.session, isOpen)
  const sharer = fakePeerSession({ signalling })
  const toUserId = viewer.session.getSnapshot().ownId
  await sharer.session.open({ role: 'sharer', toUserId })
  await until(sharer.session, isOpen)
  return { signalling, viewer, sharer }
}

export async function sharing(signalling?: FakeSignalling) {
  const both = await bothOpen(signalling)
  both.sharer.session.share()
  await until(both.viewer.session, isConnected)
  const track = both.sharer.capture.choose()
  await until(both.viewer.session, shows('shared'))
  const [theirs, ours] = both.signalling.peers
  return {
    ...both,
    track,
    viewersPeer: theirs!,
    sharersPeer: ours!,
    call: ours!.placed[0]!,
  }
}
