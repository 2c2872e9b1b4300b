import { settle } from 'src/browser/FakeClock'
import { FakeStore } from 'src/browser/FakeStore'
import type { PeerListener } from 'src/features/call/PeerPort'
import { fakeStream } from 'src/features/capture/FakeMediaStream'
import type { UserId } from 'src/features/links/model/userId'

import { fakePeerSession, until } from './FakePeerSession'
import { bothOpen, isConnected } from './FakeShare'
import type { SharerState } from './model/state'
import { proveAgain } from './proveAgain'

jest.mock('./proveAgain')

const viewerId = 'lamp-cloud-piano-tree' as UserId

async function opened(
  role: 'sharer' | 'viewer' = 'sharer',
  options: Parameters<typeof fakePeerSession>[0] = {}
) {
  const made = fakePeerSession(options)
  await made.session.open(
    role === 'sharer'
      ? { role, toUserId: viewerId }
      : { role, fromUserId: null }
  )
  await settle()
  return { ...made, peer: made.signalling.peers[0]! }
}

const deaf: PeerListener = {
  opened: () => {},
  disconnected: () => {},
  closed: () => {},
  failed: () => {},
  answered: () => {},
  peerUnavailable: () => {},
  called: () => {},
  control: () => {},
  signal: () => {},
}

const stored = (store: { read(key: string): string | null }, role: string) =>
  JSON.parse(store.read(`kinscreen.${role}`) ?? '{}') as {
    id: UserId | null
    share: UserId | null
  }

describe('CommandRunner', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('stores its id under its role', async () => {
    const sharer = await opened('sharer')
    const viewer = await opened('viewer')

    expect(stored(sharer.store, 'sharer').id).toBe(sharer.peer.id)
    expect(stored(viewer.store, 'viewer').id).toBe(viewer.peer.id)
    expect(stored(viewer.store, 'sharer').id).toBeUndefined()
  })

  it('PS20 stores its peer only while the page reloads', async () => {
    const { session, capture, store } = await opened()
    session.share()
    capture.choose()
    session.close('unload')
    await settle()
    expect(stored(store, 'sharer').share).toBe(viewerId)

    await session.open({ role: 'sharer', toUserId: viewerId })
    session.close('left')
    await settle()

    expect(stored(store, 'sharer').share).toBeNull()
  })

  it.each<[SharerState['capture'], boolean]>([
    ['requested', false],
    ['on', true],
    ['hidden', false],
  ])(
    'PS22 PS33 connects while the capture is %s; the screen is sent: %p',
    async (state, isShown) => {
      const { viewer, sharer, signalling } = await bothOpen()
      const { session, capture } = sharer
      signalling.hasPath = false
      session.share()
      const isChosen = state !== 'requested'
      const track = isChosen ? capture.choose({ withSound: true }) : null
      const { soundTrack } = capture
      if (state === 'hidden') session.hide()
      await settle()
      const call = signalling.peers[1]!.placed[0]!
      expect(call.shown).toBeNull()
      expect(call.played).toBeNull()
      call.findPath()
      await until(viewer.session, isConnected)
      await settle()

      expect(session.getSnapshot()).toHaveProperty('capture', state)
      expect(call.shown).toBe(isShown ? track : null)
      expect(call.played).toBe(isShown ? soundTrack : null)
    }
  )

  it('PS21 ends with an error when anything else closes the Peer', async () => {
    const { session, peer } = await opened()
    peer.close()
    await settle()
    expect(session.getSnapshot()).toMatchObject({
      serverConnectionState: 'closed',
      error: 'unknown',
    })
  })

  it('PS13 PS9 waits for a viewer who is not there yet, and calls again', async () => {
    const { session, peer, signalling } = await opened()
    session.share()
    await settle()
    expect(peer.placed).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(peer.placed).toHaveLength(1)
    expect(peer.placed[0]?.isClosed).toBe(true)
    const store = new FakeStore()
    const token = 'ab'.repeat(16)
    const identity = { id: viewerId, token, share: null }
    store.write('kinscreen.viewer', JSON.stringify(identity))
    const viewer = fakePeerSession({ signalling, store })
    await viewer.session.open({ role: 'viewer', fromUserId: null })
    await jest.advanceTimersByTimeAsync(9_000)

    expect(peer.placed).toHaveLength(2)
    expect(session.getSnapshot()).toHaveProperty('callAttemptNumber', 202)
    expect(viewer.session.getSnapshot().remoteParticipantState).toBe(
      'connected'
    )
  })

  it('PS13 calls the same target with the same stream on peer-unavailable, as the next attempt [§4 call retry]', async () => {
    const { session, peer, signalling } = await opened()
    const call = jest.spyOn(peer, 'call')
    session.share()
    await settle()
    expect(session.getSnapshot()).toHaveProperty('callAttemptNumber', 1)
    await jest.advanceTimersByTimeAsync(300)
    const viewer = await signalling.makePeer('of the viewer', deaf)
    viewer.connect(viewerId)
    // A viewer’s page that does not answer knocks (“are you there?”) is called
    // again.
    await jest.advanceTimersByTimeAsync(60_000)

    const [first, second] = call.mock.calls
    expect(second?.[0]).toBe(first?.[0])
    expect(second?.[1]).toBe(first?.[1])
    expect(session.getSnapshot()).not.toHaveProperty('callAttemptNumber', 1)
  })

  it('PS13 offers one and the same empty stream in every call', async () => {
    const emptyStream = jest.fn(() => fakeStream())
    const { session, signalling } = await opened('sharer', { emptyStream })
    session.share()
    await settle()
    for (let attempt = 0; attempt < 600; attempt++) {
      signalling.peers[0]!.loseServer()
      session.networkReturned()
      await jest.advanceTimersByTimeAsync(300)
    }

    expect(emptyStream).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['is issued', async () => {}],
    ['cannot be requested', () => Promise.reject(new TypeError('Failed'))],
  ])(
    'requests a new token, which %s, when the server refuses the old one',
    async (_, answer) => {
      jest.mocked(proveAgain).mockImplementation(answer)
      const { session, peer } = await opened('viewer')
      peer.fail('key-required')
      await settle()

      const [getState] = jest.mocked(proveAgain).mock.lastCall!
      expect(getState()).toBe(session.getSnapshot())
      expect(getState()).toMatchObject({
        ...{ serverConnectionState: 'disconnected', error: null },
      })
    }
  )

  it('ignores a command that has no target', async () => {
    const { session } = fakePeerSession()
    session.hide()
    session.show()
    session.stop()
    session.close('left')
    await settle()

    expect(session.getSnapshot()).toMatchObject({
      serverConnectionState: 'closed',
      mediaConnection: null,
    })
  })
})
