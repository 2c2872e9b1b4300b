import { FakeSignalling } from 'src/features/call/FakePeer'
import type { Surface } from 'src/features/capture/model/surface'
import { fakePeerSession, until } from 'src/features/session/FakePeerSession'
import { shows } from 'src/features/session/FakeShare'

/**
 * The connected sessions of a sharer and a viewer, with fakes of the capture
 * and of the connection.
 */
export async function fakeShare(surface: Surface) {
  const signalling = new FakeSignalling()
  const { session: viewer } = fakePeerSession({ signalling })
  await viewer.open({ role: 'viewer', fromUserId: null })
  await until(viewer, ({ ownId }) => ownId !== null)

  const { session: sharer, capture } = fakePeerSession({ signalling })
  const toUserId = viewer.getSnapshot().ownId
  await sharer.open({ role: 'sharer', toUserId })
  await until(sharer, ({ ownId }) => ownId !== null)
  sharer.share()
  capture.choose({ surface })
  await until(viewer, shows('shared'))
  return { viewer, sharer }
}

export type FakeShare = Awaited<ReturnType<typeof fakeShare>>
