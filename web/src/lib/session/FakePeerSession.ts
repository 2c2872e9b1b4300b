import { transition } from 'src/domain/peerSession/transition'
import { FakeStore } from 'src/lib/browser/FakeStore'
import { TabIdentity } from 'src/lib/identity/TabIdentity'
import { FakeCapture } from 'src/lib/media/FakeCapture'
import { fakeStream } from 'src/lib/media/FakeMediaStream'
import { FakeSignalling } from 'src/lib/peer/FakePeer'

import { CallManager } from './CallManager'
import { CommandRunner } from './CommandRunner'
import { type CreateEngine, PeerSession } from './PeerSession'
import type { PeerSessionSnapshot } from './PeerSessionSnapshot'

const noIceServers = {
  attach: () => {},
  within: () => Promise.resolve([]),
  withinCall: () => Promise.resolve([]),
}

/** For tests: a whole session with fakes behind every port. */
export function fakePeerSession({
  signalling = new FakeSignalling(),
  makePeer = signalling.makePeer as ConstructorParameters<
    typeof CallManager
  >[0],
  iceServers = noIceServers as ConstructorParameters<typeof CallManager>[1],
  store = new FakeStore(),
  left = new FakeStore(),
  capture = new FakeCapture(),
  emptyStream = () => fakeStream() as MediaStream,
  fetchEngine = async (create: CreateEngine) => create,
} = {}) {
  const claim = () => Promise.resolve(true)
  const identities = {
    sharer: new TabIdentity('sharer', store, claim, left),
    viewer: new TabIdentity('viewer', store, claim, left),
  }
  const createEngine: CreateEngine = (dispatch, getSnapshot) => ({
    transition,
    runner: new CommandRunner(
      {
        identities,
        capture,
        emptyStream,
        manageCalls: (dispatch) =>
          new CallManager(makePeer, iceServers, dispatch),
      },
      dispatch,
      getSnapshot
    ),
  })
  const session = new PeerSession(() => fetchEngine(createEngine))
  return { session, signalling, capture, store, left }
}

/** Resolves when the session has reached the expected state. */
export function until(
  session: PeerSession,
  isReached: (snapshot: PeerSessionSnapshot) => boolean
): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isReached(session.getSnapshot())) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = session.subscribe(check)
    check()
  })
}
