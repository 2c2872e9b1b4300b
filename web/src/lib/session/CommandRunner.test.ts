import { type PeerSessionState } from 'src/domain/peerSession/state'
import type { UserId } from 'src/domain/userId'

import { fakePeerSession } from './FakePeerSession'

const viewerId = 'lamp-cloud-piano-tree' as UserId
const settle = () => jest.advanceTimersByTimeAsync(0)

async function opened(role: 'sharer' | 'viewer' = 'sharer') {
  const made = fakePeerSession()
  await made.session.open(
    role === 'sharer'
      ? { role, toUserId: viewerId }
      : { role, fromUserId: null }
  )
  await settle()
  return { ...made, peer: made.signalling.peers[0]! }
}

const stored = (store: { read(key: string): string | null }, role: string) =>
  JSON.parse(store.read(`kinscreen.${role}`) ?? '{}') as {
    id: UserId | null
    share: UserId | null
  }

describe('CommandRunner', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('remembers its id under the role that it has', async () => {
    const sharer = await opened('sharer')
    const viewer = await opened('viewer')

    expect(stored(sharer.store, 'sharer').id).toBe(sharer.peer.id)
    expect(stored(viewer.store, 'viewer').id).toBe(viewer.peer.id)
    expect(stored(viewer.store, 'sharer').id).toBeUndefined()
  })

  it('PS20 remembers whom it shares with while the page reloads, else nobody', async () => {
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

  it.each<[PeerSessionState['capture'], boolean]>([
    ['requested', false],
    ['on', true],
    ['hidden', false],
  ])(
    'PS22 places a call while the capture is %s, screen in it: %p',
    async (state, isShown) => {
      const { session, capture, peer } = await opened()
      session.share()
      const isChosen = state !== 'requested'
      const track = isChosen ? capture.choose({ withSound: true }) : null
      const { soundTrack } = capture
      if (state === 'hidden') session.hide()
      await settle()
      await jest.advanceTimersByTimeAsync(300)
      const call = peer.placed[peer.placed.length - 1]

      expect(session.getSnapshot().capture).toBe(state)
      expect(call?.shown ?? null).toBe(isShown ? track : null)
      expect(call?.played ?? null).toBe(isShown ? soundTrack : null)
    }
  )

  it('PS13 PS9 waits for a viewer who is not there yet, and calls again', async () => {
    const { session, peer } = await opened()
    session.share()
    await settle()
    expect(peer.placed).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(300)

    expect(peer.placed).toHaveLength(2)
    expect(peer.placed[0]?.isClosed).toBe(true)
    expect(session.getSnapshot().callAttemptNumber).toBe(2)
  })

  it('does nothing with a command that finds nothing to act on', async () => {
    const { session } = fakePeerSession()
    session.hide()
    session.show()
    session.stop()
    session.close('left')
    await settle()

    expect(session.getSnapshot()).toMatchObject({
      serverConnectionState: 'closed',
      capture: 'off',
      mediaConnection: null,
    })
  })
})
