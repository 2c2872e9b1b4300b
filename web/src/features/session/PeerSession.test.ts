import { settle } from 'src/browser/FakeClock'
import { FakeStore } from 'src/browser/FakeStore'
import { FakeCapture } from 'src/features/capture/FakeCapture'
import type { UserId } from 'src/features/links/model/userId'

import { fakePeerSession, until } from './FakePeerSession'
import type { CreateEngine } from './PeerSession'

const viewerId = 'lamp-cloud-piano-tree' as UserId
const plan = { role: 'sharer', toUserId: viewerId } as const
const otherPlan = { role: 'sharer', toUserId: null } as const

describe('PeerSession', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('PS1 creates one Peer however often it is opened', async () => {
    const { session, signalling } = fakePeerSession()
    void session.open(plan)
    void session.open({ ...plan })
    await settle()
    void session.open({ ...plan })
    await settle()

    expect(signalling.peers).toHaveLength(1)
    expect(session.getSnapshot().serverConnectionState).toBe('established')
  })

  it('PS1 leaves exactly one Peer when React mounts twice', async () => {
    const { session, signalling } = fakePeerSession()
    void session.open(plan)
    session.close('left')
    void session.open({ ...plan })
    await settle()

    expect(signalling.livingPeers).toHaveLength(1)
    expect(session.getSnapshot().serverConnectionState).toBe('established')
  })

  it('PS1 leaves exactly one Peer when it is opened again at once with the same plan', async () => {
    const { session, signalling } = fakePeerSession()
    void session.open(plan)
    session.close('left')
    void session.open(plan)
    await settle()

    expect(signalling.livingPeers).toHaveLength(1)
  })

  it('connects no Peer if it is closed while it restores its identity', async () => {
    const { session, signalling } = fakePeerSession()
    void session.open(plan)
    session.close('left')
    await settle()

    expect(signalling.peers).toHaveLength(0)
    expect(session.getSnapshot().serverConnectionState).toBe('closed')
  })

  it('closes the current session when another plan is opened', async () => {
    const { session, signalling } = fakePeerSession()
    await session.open(plan)
    await settle()
    void session.open(otherPlan)
    await settle()

    expect(session.getSnapshot().plan).toEqual(otherPlan)
    expect(signalling.peers).toHaveLength(2)
    expect(signalling.livingPeers).toHaveLength(1)
  })

  it('PS7 requests the screen before share() has returned', async () => {
    const { session, capture } = fakePeerSession()
    await session.open(plan)
    await settle()

    session.share()

    expect(capture.requestCount).toBe(1)
  })

  it('handles an event that a command causes after the other commands', async () => {
    const order: string[] = []
    class HastyCapture extends FakeCapture {
      override request(
        ...[listener, source]: Parameters<FakeCapture['request']>
      ): void {
        super.request(listener, source)
        order.push('capture requested')
        listener.cancelled()
      }
      override stop(): void {
        super.stop()
        order.push('capture stopped')
      }
    }
    const { session, signalling } = fakePeerSession({
      capture: new HastyCapture(),
    })
    await session.open(plan)
    await settle()
    order.length = 0
    session.subscribe(() => order.push('listeners told'))

    session.share()

    expect(order).toEqual([
      'capture stopped',
      'capture requested',
      'capture stopped',
      'listeners told',
    ])
    await settle()
    expect(signalling.peers[0]?.placed).toEqual([])
  })

  describe('whose engine is still loading', () => {
    const slow = () => {
      let come = () => {}
      const made = fakePeerSession({
        fetchEngine: (create) =>
          new Promise((resolve) => (come = () => resolve(create))),
      })
      return { ...made, come: () => come() }
    }

    it('PS7 requests the screen as soon as the engine is loaded, if the button was pressed before', async () => {
      const { session, capture, come } = slow()
      void session.open(plan)
      session.share()
      await settle()
      expect(capture.requestCount).toBe(0)
      come()
      await settle()

      expect(capture.requestCount).toBe(1)
    })

    it('PS7 requests the screen if the button was pressed while it restores its identity', async () => {
      const { session, capture } = fakePeerSession()
      void session.open(plan)
      let turns = 0
      // Clicks in each microtask until the session is open: no click may be
      // lost.
      while (session.getSnapshot().serverConnectionState === 'closed') {
        session.share()
        await Promise.resolve()
        turns++
      }
      await settle()

      expect(turns).toBeGreaterThan(1)
      expect(capture.requestCount).toBe(1)
    })

    it('requests nothing after the person has moved to another page', async () => {
      const { session, capture, come } = slow()
      void session.open(plan)
      session.share()
      session.close('left')
      void session.open(otherPlan)
      come()
      await settle()

      expect(capture.requestCount).toBe(0)
      expect(session.getSnapshot().serverConnectionState).toBe('established')
    })

    it.each([
      ['with a link to send', { role: 'viewer', fromUserId: null }],
      ['opened by a link', plan],
    ] as const)(
      'reports on the page %s that the network is down when the engine cannot be fetched, and tries again',
      async (_, plan) => {
        const fetchEngine = jest.fn(async (create: CreateEngine) => {
          if (fetchEngine.mock.calls.length < 3) {
            throw new TypeError('no network')
          }
          return create
        })
        const { session } = fakePeerSession({ fetchEngine })
        void session.open(plan)
        await settle()
        expect(session.getSnapshot()).toMatchObject({
          serverConnectionState: 'disconnected',
          connectionAttemptNumber: 2,
        })
        await jest.advanceTimersByTimeAsync(500)
        expect(fetchEngine).toHaveBeenCalledTimes(2)
        session.networkReturned()
        await settle()

        expect(fetchEngine).toHaveBeenCalledTimes(3)
        expect(session.getSnapshot().serverConnectionState).toBe('established')
      }
    )
  })

  it('notifies its listeners until they unsubscribe', async () => {
    const { session } = fakePeerSession()
    const listener = jest.fn()
    const unsubscribe = session.subscribe(listener)
    await session.open(plan)
    expect(listener).toHaveBeenCalledTimes(1)

    unsubscribe()
    unsubscribe()
    session.share()

    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('returns the same snapshot until an event occurs', async () => {
    const { session } = fakePeerSession()
    const before = session.getSnapshot()
    expect(session.getSnapshot()).toBe(before)

    await session.open(plan)

    expect(session.getSnapshot()).not.toBe(before)
    expect(session.getSnapshot()).toBe(session.getSnapshot())
    expect(before.serverConnectionState).toBe('closed')
  })

  it('PS4 restores its id and token after a reload', async () => {
    const store = new FakeStore()
    const before = fakePeerSession({ store })
    await before.session.open(otherPlan)
    await settle()
    before.session.close('unload')
    await settle()
    const { signalling } = before
    const after = fakePeerSession({ store, signalling })
    await after.session.open(otherPlan)
    await settle()

    const [first, second] = signalling.peers
    expect(second?.id).toBe(first?.id)
    expect(second?.token).toBe(first?.token)
    expect(second?.token).toMatch(/^[0-9a-f]{32}$/)
  })

  it('PS3 tries again while the server is unreachable, and at once when the network returns', async () => {
    const { session, signalling } = fakePeerSession()
    signalling.isReachable = false
    await session.open(plan)
    await until(session, (s) => s.serverConnectionState === 'disconnected')
    await jest.advanceTimersByTimeAsync(500)
    expect(session.getSnapshot()).toMatchObject({
      serverConnectionState: 'disconnected',
      connectionAttemptNumber: 2,
    })

    signalling.isReachable = true
    session.networkReturned()
    await settle()

    expect(session.getSnapshot().serverConnectionState).toBe('established')
    expect(signalling.peers).toHaveLength(1)
  })

  it('PS21 reopens the Peer with the same id and token after socket-error [§4 other peer errors]', async () => {
    const { session, signalling } = fakePeerSession()
    await session.open(plan)
    await settle()
    const { ownId } = session.getSnapshot()
    signalling.peers[0]?.fail('socket-error')
    await settle()
    expect(session.getSnapshot()).toMatchObject({
      error: null,
      serverConnectionState: 'disconnected',
    })
    await jest.advanceTimersByTimeAsync(10_000)

    expect(session.getSnapshot()).toMatchObject({
      ownId,
      serverConnectionState: 'established',
    })
    expect(signalling.peers[0]?.id).toBe(ownId)
  })

  it('PS21 destroys the Peer on a fatal error, and opens another on retry', async () => {
    const { session, signalling } = fakePeerSession()
    await session.open(plan)
    await settle()
    signalling.peers[0]?.fail('invalid-key')
    await settle()
    expect(session.getSnapshot().error).toBe('unknown')
    expect(signalling.livingPeers).toHaveLength(0)

    session.retry()
    await settle()

    expect(session.getSnapshot()).toMatchObject({
      error: null,
      serverConnectionState: 'established',
    })
    expect(signalling.livingPeers).toHaveLength(1)
  })

  it('PS1 leaves no Peer, capture or timer when it is closed [§4 peer destroyed]', async () => {
    const { session, signalling, capture } = fakePeerSession()
    await session.open(plan)
    await settle()
    session.share()
    const track = capture.choose()
    await settle()
    expect(jest.getTimerCount()).toBeGreaterThan(0)

    session.close('left')
    await settle()

    expect(jest.getTimerCount()).toBe(0)
    expect(signalling.livingPeers).toHaveLength(0)
    expect(track.readyState).toBe('ended')
  })
})
