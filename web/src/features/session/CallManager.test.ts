import { settle } from 'src/browser/FakeClock'
import { FakeSignalling } from 'src/features/call/FakePeer'
import { fakeStream } from 'src/features/capture/FakeMediaStream'

import {
  connected,
  iceServers,
  type MakePeer,
  managed,
  ownId,
  remoteId,
} from './CallManager.fixtures'

function slowPeers(signalling: FakeSignalling) {
  const finish: (() => void)[] = []
  const makePeer: MakePeer = (token, listener) =>
    new Promise((resolve) => {
      finish.push(() => resolve(signalling.makePeer(token, listener)))
    })
  return { finish, makePeer }
}

describe('CallManager', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('PS1 creates no second Peer while the first is loading or in use', async () => {
    const { calls, identity, signalling } = managed()
    void calls.connect(identity, ownId)
    void calls.connect(identity, ownId)
    await settle()
    void calls.connect(identity, ownId)
    await settle()

    expect(signalling.peers).toHaveLength(1)
  })

  it('PS1 leaves one Peer when React mounts twice while PeerJS is loading', async () => {
    const signalling = new FakeSignalling()
    const { finish, makePeer } = slowPeers(signalling)
    const { calls, identity, events } = managed({ signalling, makePeer })
    void calls.connect(identity, ownId)
    await settle()
    calls.destroy()
    void calls.connect(identity, ownId)
    await settle()
    finish.forEach((finishOne) => finishOne())
    await settle()

    expect(signalling.peers).toHaveLength(2)
    expect(signalling.livingPeers).toHaveLength(1)
    expect(events).toEqual([{ type: 'peer-opened', id: ownId }])
  })

  it('calls with the current Peer, even if a discarded one is ready later', async () => {
    const signalling = new FakeSignalling()
    const { finish, makePeer } = slowPeers(signalling)
    const { calls, identity } = managed({ signalling, makePeer })
    void calls.connect(identity, ownId)
    await settle()
    calls.destroy()
    void calls.connect(identity, ownId)
    await settle()
    finish[1]?.()
    await settle()
    finish[0]?.()
    await settle()
    calls.place(remoteId, fakeStream())
    await settle()

    expect(signalling.livingPeers[0]?.placed).toHaveLength(1)
    expect(calls.call).not.toBeNull()
  })

  it('opens no Peer that was discarded while it was loading', async () => {
    const signalling = new FakeSignalling()
    const { finish, makePeer } = slowPeers(signalling)
    const { calls, identity, events } = managed({ signalling, makePeer })
    void calls.connect(identity, ownId)
    await settle()
    calls.destroy()
    finish[0]?.()
    await settle()

    expect(signalling.livingPeers).toHaveLength(0)
    expect(events).toEqual([])
  })

  it('PS3 reports a disconnection when PeerJS cannot be loaded, and tries again', async () => {
    const signalling = new FakeSignalling()
    const makePeer = jest
      .fn<ReturnType<MakePeer>, Parameters<MakePeer>>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockImplementation(signalling.makePeer)
    const { calls, identity, events } = managed({ signalling, makePeer })
    await calls.connect(identity, ownId)
    expect(events).toEqual([{ type: 'peer-disconnected' }])

    await calls.connect(identity, ownId)
    await settle()

    expect(events).toContainEqual({ type: 'peer-opened', id: ownId })
  })

  it('reports nothing about a Peer that cannot be loaded and is no longer needed', async () => {
    const makePeer = () => Promise.reject(new Error('no network'))
    const { calls, identity, events } = managed({ makePeer })
    void calls.connect(identity, ownId)
    calls.destroy()
    await settle()

    expect(events).toEqual([])
  })

  it('passes the token of the tab to the Peer', async () => {
    const { peer, identity } = await connected()
    expect(peer.token).toBe((await identity.load()).token)
  })

  it('places a call with the ICE servers of the api', async () => {
    const { calls, peer } = await connected()
    calls.place(remoteId, fakeStream())
    await settle()

    expect(peer.placed).toHaveLength(1)
    expect(peer.iceServers).toEqual(iceServers)
  })

  it('places a call without ICE servers when they are late', async () => {
    const never = () => new Promise<Response>(() => {})
    const { calls, peer } = await connected({ answer: never })
    calls.place(remoteId, fakeStream())
    await jest.advanceTimersByTimeAsync(1_499)
    expect(peer.placed).toHaveLength(0)
    await jest.advanceTimersByTimeAsync(1)

    expect(peer.placed).toHaveLength(1)
    expect(peer.iceServers).toEqual([])
  })

  it('places a call without ICE servers when there are none', async () => {
    const failing = () => Promise.reject(new TypeError('Failed to fetch'))
    const { calls, peer } = await connected({ answer: failing })
    calls.place(remoteId, fakeStream())
    await settle()

    expect(peer.placed).toHaveLength(1)
  })

  it('never places a call that was cancelled while ICE servers were requested', async () => {
    const never = () => new Promise<Response>(() => {})
    const { calls, peer } = await connected({ answer: never })
    calls.place(remoteId, fakeStream())
    calls.close()
    await jest.advanceTimersByTimeAsync(10_000)

    expect(peer.placed).toHaveLength(0)
    expect(calls.call).toBeNull()
  })

  it('places one call when asked twice while ICE servers are requested', async () => {
    const { calls, peer } = await connected()
    calls.place(remoteId, fakeStream())
    calls.place(remoteId, fakeStream())
    await settle()

    expect(peer.placed).toHaveLength(1)
  })

  it('places no call with a Peer that was destroyed while ICE servers were requested', async () => {
    const { calls, peer } = await connected()
    calls.place(remoteId, fakeStream())
    calls.destroy()
    await settle()

    expect(peer.placed).toHaveLength(0)
    expect(peer.isDestroyed).toBe(true)
  })

  it('gives the Peer new ICE servers whenever it searches for a path again', async () => {
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
    await expect(freshIceServers(true)).resolves.toEqual(iceServers)

    answer.mockResolvedValue({ json: async () => later } as Response)
    jest.setSystemTime(Date.now() + 300_000)

    await expect(freshIceServers(true)).resolves.toEqual(later.iceServers)
  })

  it('waits for late ICE servers if the call has no path without them', async () => {
    const signalling = new FakeSignalling()
    const makePeer = jest.fn<ReturnType<MakePeer>, Parameters<MakePeer>>(
      signalling.makePeer
    )
    const answerOf = (later: object) =>
      ({ json: async () => later }) as Response
    const before = { iceServers: [], ttlSeconds: 600, relaysInCall: true }
    const answer = jest.fn(async () => answerOf(before))
    await connected({ signalling, makePeer, answer })
    const [, , freshIceServers] = makePeer.mock.calls[0]!

    answer.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5_000))
      return answerOf({ iceServers, ttlSeconds: 600 })
    })
    const [urgent, patient] = [freshIceServers(true), freshIceServers(false)]
    await jest.advanceTimersByTimeAsync(6_000)
    await expect(urgent).resolves.toEqual([])
    await expect(patient).resolves.toEqual(iceServers)
  })
})
