import type { UserId } from 'src/domain/invite/userId'
import type { PeerSessionEvent } from 'src/domain/peerSession/events'
import { FakeStore } from 'src/lib/browser/FakeStore'
import { TabIdentity } from 'src/lib/identity/TabIdentity'
import { fakeStream } from 'src/lib/media/FakeMediaStream'
import { FakeCall } from 'src/lib/peer/FakeCall'
import { FakeSignalling } from 'src/lib/peer/FakePeer'
import { IceServersSource } from 'src/lib/signalling/IceServersSource'

import { CallSlot } from './CallSlot'
import { PeerKeeper } from './PeerKeeper'

const ownId = 'river-apple-tiger-moon' as UserId
const remoteId = 'lamp-cloud-piano-tree' as UserId
const iceServers = [{ urls: 'stun:stun.example.org' }]

const settle = () => jest.advanceTimersByTimeAsync(0)
type MakePeer = ConstructorParameters<typeof PeerKeeper>[0]

function keeper({
  signalling = new FakeSignalling(),
  makePeer = signalling.makePeer as MakePeer,
  answer = (() =>
    Promise.resolve({
      json: () => Promise.resolve({ iceServers, ttlSeconds: 600 }),
    })) as unknown as typeof fetch,
} = {}) {
  const events: PeerSessionEvent[] = []
  const dispatch = (event: PeerSessionEvent) => void events.push(event)
  const calls = new CallSlot(dispatch)
  const source = new IceServersSource(() => '/iceServers', answer)
  const kept = new PeerKeeper(makePeer, source, dispatch, calls)
  const identity = new TabIdentity('sharer', new FakeStore(), async () => true)
  return { kept, identity, calls, events, signalling }
}

/** A Peer that the test lets finish loading, when it likes. */
function slowPeers(signalling: FakeSignalling) {
  const finish: (() => void)[] = []
  const makePeer: MakePeer = (token, listener) =>
    new Promise((resolve) => {
      finish.push(() => resolve(signalling.makePeer(token, listener)))
    })
  return { finish, makePeer }
}

async function connected(options?: Parameters<typeof keeper>[0]) {
  const made = keeper(options)
  await made.kept.connect(made.identity, ownId)
  await settle()
  return { ...made, peer: made.signalling.peers[0]! }
}

describe('PeerKeeper', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('PS1 makes no second Peer while the first is loading or kept', async () => {
    const { kept, identity, signalling } = keeper()
    void kept.connect(identity, ownId)
    void kept.connect(identity, ownId)
    await settle()
    void kept.connect(identity, ownId)
    await settle()

    expect(signalling.peers).toHaveLength(1)
  })

  it('PS1 leaves one Peer when React mounts twice while PeerJS is loading', async () => {
    const signalling = new FakeSignalling()
    const { finish, makePeer } = slowPeers(signalling)
    const { kept, identity, events } = keeper({ signalling, makePeer })
    void kept.connect(identity, ownId)
    await settle()
    kept.destroy()
    void kept.connect(identity, ownId)
    await settle()
    finish.forEach((finishOne) => finishOne())
    await settle()

    expect(signalling.peers).toHaveLength(2)
    expect(signalling.livingPeers).toHaveLength(1)
    expect(events).toEqual([{ type: 'peer-opened', id: ownId }])
  })

  it('calls with the Peer it keeps, even if a dropped one is ready later', async () => {
    const signalling = new FakeSignalling()
    const { finish, makePeer } = slowPeers(signalling)
    const { kept, identity, calls } = keeper({ signalling, makePeer })
    void kept.connect(identity, ownId)
    await settle()
    kept.destroy()
    void kept.connect(identity, ownId)
    await settle()
    finish[1]?.()
    await settle()
    finish[0]?.()
    await settle()
    kept.call(remoteId, fakeStream())
    await settle()

    expect(signalling.livingPeers[0]?.placed).toHaveLength(1)
    expect(calls.call).not.toBeNull()
  })

  it('opens no Peer that was given up while it was loading', async () => {
    const signalling = new FakeSignalling()
    const { finish, makePeer } = slowPeers(signalling)
    const { kept, identity, events } = keeper({ signalling, makePeer })
    void kept.connect(identity, ownId)
    await settle()
    kept.destroy()
    finish[0]?.()
    await settle()

    expect(signalling.livingPeers).toHaveLength(0)
    expect(events).toEqual([])
  })

  it('PS3 says that it is disconnected when PeerJS cannot be loaded, and tries anew', async () => {
    const signalling = new FakeSignalling()
    const makePeer = jest
      .fn<ReturnType<MakePeer>, Parameters<MakePeer>>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockImplementation(signalling.makePeer)
    const { kept, identity, events } = keeper({ signalling, makePeer })
    await kept.connect(identity, ownId)
    expect(events).toEqual([{ type: 'peer-disconnected' }])

    await kept.connect(identity, ownId)
    await settle()

    expect(events).toContainEqual({ type: 'peer-opened', id: ownId })
  })

  it('says nothing of a Peer that cannot be loaded when nobody wants it any more', async () => {
    const makePeer = () => Promise.reject(new Error('no network'))
    const { kept, identity, events } = keeper({ makePeer })
    void kept.connect(identity, ownId)
    kept.destroy()
    await settle()

    expect(events).toEqual([])
  })

  it('gives the token of the tab to the Peer', async () => {
    const { peer, identity } = await connected()
    expect(peer.token).toBe((await identity.load()).token)
  })

  it('places a call with the ICE servers that the api has given', async () => {
    const { kept, peer } = await connected()
    kept.call(remoteId, fakeStream())
    await settle()

    expect(peer.placed).toHaveLength(1)
    expect(peer.iceServers).toEqual(iceServers)
  })

  it('places a call without ICE servers when they are late', async () => {
    const never = () => new Promise<Response>(() => {})
    const { kept, peer } = await connected({ answer: never })
    kept.call(remoteId, fakeStream())
    await jest.advanceTimersByTimeAsync(1_499)
    expect(peer.placed).toHaveLength(0)
    await jest.advanceTimersByTimeAsync(1)

    expect(peer.placed).toHaveLength(1)
    expect(peer.iceServers).toEqual([])
  })

  it('places a call without ICE servers when there are none to have', async () => {
    const failing = () => Promise.reject(new TypeError('Failed to fetch'))
    const { kept, peer } = await connected({ answer: failing })
    kept.call(remoteId, fakeStream())
    await settle()

    expect(peer.placed).toHaveLength(1)
  })

  it('never places a call that was taken back while ICE servers were awaited', async () => {
    const never = () => new Promise<Response>(() => {})
    const { kept, peer, calls } = await connected({ answer: never })
    kept.call(remoteId, fakeStream())
    calls.close()
    await jest.advanceTimersByTimeAsync(10_000)

    expect(peer.placed).toHaveLength(0)
    expect(calls.call).toBeNull()
  })

  it('places one call when it is asked twice while ICE servers are awaited', async () => {
    const { kept, peer } = await connected()
    kept.call(remoteId, fakeStream())
    kept.call(remoteId, fakeStream())
    await settle()

    expect(peer.placed).toHaveLength(1)
  })

  it('places no call with a Peer that was destroyed meanwhile', async () => {
    const { kept, peer } = await connected()
    kept.call(remoteId, fakeStream())
    kept.destroy()
    await settle()

    expect(peer.placed).toHaveLength(0)
    expect(peer.isDestroyed).toBe(true)
  })

  it('gives the Peer fresh ICE servers whenever it looks for a path anew', async () => {
    const signalling = new FakeSignalling()
    const makePeer = jest.fn<ReturnType<MakePeer>, Parameters<MakePeer>>(
      signalling.makePeer
    )
    const first = { iceServers, ttlSeconds: 600 }
    const later = { ...first, iceServers: [{ urls: 'stun:later.example.org' }] }
    const answer = jest.fn(
      async () => ({ json: async () => first }) as Response
    )
    await connected({ signalling, makePeer, answer })
    const [, , freshIceServers] = makePeer.mock.calls[0]!
    await expect(freshIceServers()).resolves.toEqual(iceServers)

    answer.mockResolvedValue({ json: async () => later } as Response)
    jest.setSystemTime(Date.now() + 300_000)

    await expect(freshIceServers()).resolves.toEqual(later.iceServers)
  })

  it('tells a refused caller why, and closes that call', async () => {
    const { kept, peer, calls } = await connected()
    const sendControl = jest.spyOn(peer, 'sendControl')
    const call = new FakeCall('call-1', remoteId)
    calls.receive(call)
    kept.refuse('call-1', 'busy')

    expect(sendControl).toHaveBeenCalledWith(remoteId, 'busy')
    expect(call.isClosed).toBe(true)
  })

  it('closes a refused call without a word to a stranger', async () => {
    const { kept, peer, calls } = await connected()
    const sendControl = jest.spyOn(peer, 'sendControl')
    const call = new FakeCall('call-1', remoteId)
    calls.receive(call)
    kept.refuse('call-1', null)

    expect(sendControl).not.toHaveBeenCalled()
    expect(call.isClosed).toBe(true)
  })

  it('does nothing with a call that it does not know', async () => {
    const { kept, calls } = await connected()
    kept.answer('unknown', fakeStream())
    kept.refuse('unknown', 'busy')
    await settle()

    expect(calls.call).toBeNull()
  })
})
