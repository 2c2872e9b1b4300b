import { fakeStream } from 'src/features/capture/FakeMediaStream'
import type { UserId } from 'src/features/links/model/userId'

import { fakePeerJs } from './FakePeerJs'
import { remoteId, reporting, secretsOf } from './PeerJsCall.fixtures'
import { PeerJsPeer } from './PeerJsPeer'

const ownId = 'river-apple-tiger-moon' as UserId

const mending = [
  ...['network', 'disconnected', 'server-error'],
  ...['socket-error', 'socket-closed'],
]
const fatal = [
  ...['browser-incompatible', 'invalid-id', 'invalid-key'],
  ...['ssl-unavailable', 'unavailable-id'],
]

function opened() {
  const { library, peers } = fakePeerJs()
  const reported: string[] = []
  const report =
    (what: string) =>
    (value: unknown = '') =>
      void reported.push(`${what} ${String(value)}`.trim())
  const peer = new PeerJsPeer(
    library as unknown as ConstructorParameters<typeof PeerJsPeer>[0],
    { token: 'the token' },
    {
      opened: report('opened'),
      disconnected: report('disconnected'),
      closed: report('closed'),
      failed: report('failed'),
      answered: report('answered'),
      peerUnavailable: report('nobody at'),
      called: report('called'),
      control: report('control'),
      signal: report('signal from'),
    },
    async () => [],
    secretsOf(),
    { sign: async (payload) => payload, isFromLink: async () => true }
  )
  peer.connect(ownId)
  peers[0]!.opens()
  reported.length = 0
  return { peer, peers, reported }
}

describe('PeerJsPeer', () => {
  it("passes on this product's relayed messages, and no others", () => {
    const { peers, reported } = opened()
    const hear = (payload: unknown, src: unknown = 'sea-sun') =>
      peers[0]!.socket.emit('message', { type: 'ANSWER', src, payload })
    hear({ type: 'kinscreen', v: 1, control: 'ring', nonce: 'n' })
    hear({ type: 'kinscreen', v: 9, control: 'of a newer version' })
    hear({ type: 'kinscreen', v: 1, control: 'here' })
    hear({ type: 'media', connectionId: 'mc_1' })
    hear({ type: 'kinscreen', v: 1, control: 'ring' }, '../receive')
    hear(null)

    expect(reported).toEqual([
      'signal from sea-sun',
      'signal from sea-sun',
      'control sea-sun',
    ])
  })

  it('probes the server with a message to itself, which PeerServer relays', () => {
    const { peer, peers, reported } = opened()
    const { socket } = peers[0]!
    const send = jest.spyOn(socket, 'send')
    peer.askServer()
    const [[sent]] = send.mock.calls as unknown as [[{ dst: string }]]
    expect(sent).toMatchObject({ type: 'ANSWER', dst: ownId })

    socket.emit('message', { ...sent, src: ownId })
    expect(reported).toEqual(['answered'])
  })

  it.each([...mending, ...fatal])(
    'destroys the Peer after %s, and reports the error once [§4 other peer errors]',
    (type) => {
      const { peers, reported } = opened()
      peers[0]!.abort(type)

      expect(peers[0]!.destroyed).toBe(true)
      expect(reported).toEqual([`failed ${type}`])
    }
  )

  it.each(mending)(
    'is opened again with the same id and token after %s',
    (type) => {
      const { peer, peers, reported } = opened()
      peers[0]!.abort(type)
      peer.connect(ownId)
      peers[1]!.opens()

      expect(peers[1]).toMatchObject({
        id: ownId,
        options: { token: 'the token' },
      })
      expect(reported).toEqual([`failed ${type}`, `opened ${ownId}`])
    }
  )

  it.each(mending)('PS5 keeps the Peer of a call after %s', (type) => {
    const { peer, peers, reported } = opened()
    const { report, countOf } = reporting()
    peer.call(remoteId, fakeStream(), report)
    peers[0]!.abort(type)
    peer.connect(ownId)

    expect(reported[0]).toBe(`failed ${type}`)
    expect(countOf('call-closed')).toBe(0)
    expect(peers).toHaveLength(1)
    expect(peers[0]).toMatchObject({ destroyed: false, reconnectCount: 1 })
  })

  it('reports that PeerJS has closed the Peer, but not that the session did [§4 closed]', () => {
    const { peers, reported } = opened()
    peers[0]!.destroy()
    expect(reported).toEqual(['disconnected', 'closed'])

    const own = opened()
    own.peer.destroy()
    own.peers[0]!.destroy()
    expect(own.reported).toEqual([])
  })

  it('keeps the Peer if the called id is unknown', () => {
    const { peers, reported } = opened()
    const message = `Could not connect to peer ${remoteId}`
    const error = Object.assign(new Error(message), {
      type: 'peer-unavailable',
    })
    peers[0]!.emit('error', error)

    expect(peers[0]!.destroyed).toBe(false)
    expect(reported).toEqual([`nobody at ${remoteId}`])
  })

  it('keeps the Peer if a received call does not negotiate', () => {
    const { peers, reported } = opened()
    const error = Object.assign(new Error('No'), { type: 'webrtc' })
    peers[0]!.emit('error', error)

    expect(peers[0]!.destroyed).toBe(false)
    expect(reported).toEqual([])
  })

  it('recognises the server’s error for a page that may not receive a screen', () => {
    const { peers, reported } = opened()
    const message = 'Sign in to receive a screen'
    const error = Object.assign(new Error(message), { type: 'server-error' })
    peers[0]!.emit('error', error)

    expect(reported).toEqual(['failed sign-in-required'])
  })

  it('recognises the server’s error for an id that is derived from a key', () => {
    const { peers, reported } = opened()
    const message = 'Prove that these words are yours'
    const error = Object.assign(new Error(message), { type: 'server-error' })
    peers[0]!.emit('error', error)

    expect(reported).toEqual(['failed key-required'])
  })

  it('treats an id that breaks the rule as invalid-id', () => {
    const { peers, reported } = opened()
    peers[0]!.emit('open', 'no  id')

    expect(reported).toEqual(['failed invalid-id'])
  })
})
