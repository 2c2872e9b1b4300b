import { FakeStore } from 'src/browser/FakeStore'

import { fakePeerSession, until } from './FakePeerSession'
import { isOpen, type sharing } from './FakeShare'
import { newcomerOf } from './model/selectors'
import type { PeerSessionSnapshot } from './PeerSessionSnapshot'

export const asks = (state: PeerSessionSnapshot) => newcomerOf(state) !== null

type Share = Pick<
  Awaited<ReturnType<typeof sharing>>,
  'signalling' | 'sharer' | 'viewer' | 'call'
>

/**
 * A recovering share whose viewer is disconnected. A stranger has taken the
 * viewer’s id, and is called by the sharer. Needs fake timers.
 */
export async function strangerAtTheLink({
  signalling,
  sharer,
  viewer,
  call,
}: Share) {
  const { ownId: id } = viewer.session.getSnapshot()
  const old = viewer.store.read('kinscreen.viewer')
  const [viewersPeer, sharersPeer] = signalling.peers
  viewersPeer?.loseServer()
  viewersPeer?.destroy()
  call.lose()
  const token = 'ef'.repeat(16)
  const store = new FakeStore()
  store.write('kinscreen.viewer', JSON.stringify({ id, token, share: null }))
  const stranger = fakePeerSession({ signalling, store })
  await stranger.session.open({ role: 'viewer', fromUserId: null })
  await until(stranger.session, isOpen)
  const asked = until(sharer.session, asks)
  await jest.advanceTimersByTimeAsync(300)
  await asked
  return { stranger, old, calling: sharersPeer!.placed.at(-1)! }
}
