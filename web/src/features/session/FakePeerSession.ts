import { FakeStore } from 'src/browser/FakeStore'
import { FakeSignalling } from 'src/features/call/FakePeer'
import { FakeCapture } from 'src/features/capture/FakeCapture'
import { fakeStream } from 'src/features/capture/FakeMediaStream'

import { CallManager } from './CallManager'
import { CommandRunner } from './CommandRunner'
import { transition } from './model/transition'
import { type CreateEngine, PeerSession } from './PeerSession'
import type { PeerSessionSnapshot } from './PeerSessionSnapshot'
import { TabIdentity } from './TabIdentity'

const noIceServers = {
  attach: () => {},
  within: () => Promise.resolve([]),
  withinCall: () => Promise.resolve([]),
}

/** A complete session with fakes behind all ports. */
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
