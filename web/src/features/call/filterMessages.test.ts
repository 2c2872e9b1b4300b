import { EventEmitter } from 'node:events'

import type { Peer } from 'peerjs'

import { filterMessages } from './filterMessages'

const ownId = 'lamp-cloud-piano-tree'
const src = 'river-apple-tiger-moon'
const payload = { type: 'media', connectionId: 'mc_1' }
const sdp = (type: string) => ({ type, sdp: 'v=0' })
const offer = { type: 'OFFER', src, payload: { ...payload, sdp: sdp('offer') } }
const answer = {
  type: 'ANSWER',
  src,
  payload: { ...payload, sdp: sdp('answer') },
}
const candidate = {
  type: 'CANDIDATE',
  src,
  payload: { ...payload, candidate: { candidate: '' } },
}
const control = { type: 'ANSWER', src, payload: { type: 'kinscreen' } }

type Negotiating = Pick<RTCPeerConnection, 'signalingState'>
const offering: Negotiating = { signalingState: 'have-local-offer' }

function listening() {
  const socket = new EventEmitter()
  const connections = new Map<string, { peerConnection: Negotiating | null }>()
  const peers: Record<string, object[]> = {}
  const heard: unknown[] = []
  socket.on('message', (message) => heard.push(message))
  const dropped = filterMessages({
    id: ownId,
    socket,
    connections: peers,
    getConnection: (id: string, connectionId: string) =>
      connections.get(`${id} ${connectionId}`) ?? null,
  } as unknown as Peer)
  const say = (message: unknown) => void socket.emit('message', message)
  const connect = (peerConnection: Negotiating | null) =>
    connections.set(`${src} mc_1`, { peerConnection })
  return { socket, heard, peers, say, connect, dropped }
}

describe('filterMessages', () => {
  it('receives the server’s answer during a flood by strangers: without the answer, the server would seem dead', () => {
    const { heard, say } = listening()
    const own = { ...control, src: ownId }
    for (let turn = 0; turn < 100; turn++) {
      say({ ...control, src: `flood-${turn}` })
      say(own)
    }
    expect(
      heard.filter(
        (message) => message === own || Object(message).src === ownId
      )
    ).toHaveLength(100)
  })

  it('passes on messages that belong to a call', () => {
    const { heard, say, connect } = listening()
    say(offer)
    connect(offering)
    say(answer)
    say(candidate)

    expect(heard).toEqual([offer, answer, candidate])
  })

  it('drops every answer to a call after its first, also during an ICE restart', () => {
    const { heard, say, connect, dropped } = listening()
    connect(offering)
    for (let turn = 0; turn < 1_000; turn++) say(answer)

    expect(heard).toEqual([answer])
    expect(dropped.droppedCount).toBe(999)
  })

  it.each([
    ['has no offer yet', { signalingState: 'stable' } as const],
    ['the peer has placed', { signalingState: 'have-remote-offer' } as const],
    ['waits to be answered here', null],
  ])('drops an answer to a call that %s', (_, connection) => {
    const { heard, say, connect } = listening()
    connect(connection)
    say(answer)

    expect(heard).toEqual([])
  })

  it('drops an offer for an existing call, which PeerJS would close', () => {
    const { heard, say, connect } = listening()
    connect(offering)
    say(offer)

    expect(heard).toEqual([])
  })

  it('drops messages at which PeerJS would throw', () => {
    const { heard, say } = listening()
    say({ ...offer, payload })
    say({ ...offer, payload: { ...offer.payload, type: 'data' } })
    say(null)
    say({ type: 'ERROR' })

    expect(heard).toEqual([])
  })

  it('drops LEAVE, for which PeerJS would end a running call (PS5) [§7 LEAVE]', () => {
    const { heard, say, peers } = listening()
    peers[src] = [{}]
    say({ type: 'LEAVE', src })

    expect(heard).toEqual([])
  })

  it('drops messages for no connection, which PeerJS would keep forever', () => {
    const { heard, say } = listening()
    for (let number = 0; number < 10_000; number++) {
      const connectionId = `mc_${number}`
      say({ ...candidate, payload: { ...candidate.payload, connectionId } })
      say({ ...answer, payload: { ...answer.payload, connectionId } })
    }

    expect(heard).toEqual([])
  })

  it('limits the candidates of a call that is not answered yet', () => {
    const { heard, say, connect } = listening()
    connect(null)
    for (let number = 0; number < 10_000; number++) say(candidate)

    expect(heard).toHaveLength(64)
  })

  describe('during a flood', () => {
    const from = (stranger: number) => ({
      ...offer,
      src: `stranger-${stranger}`,
    })
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    it('limits the requests of all strangers together', () => {
      const { heard, say } = listening()
      for (let second = 0; second < 60; second++) {
        for (let stranger = 0; stranger < 50; stranger++) say(from(stranger))
        jest.advanceTimersByTime(1_000)
      }

      expect(heard.length).toBeLessThanOrEqual(18 + 60 * 6)
    })

    it('passes on no more than two requests per second of one sender', () => {
      const { heard, say, peers } = listening()
      peers[src] = [{}]
      for (let second = 0; second < 60; second++) {
        for (let turn = 0; turn < 50; turn++) say(offer)
        jest.advanceTimersByTime(1_000)
      }

      expect(heard.length).toBeLessThanOrEqual(12 + 60 * 2)
    })

    it('still passes on messages of the current call', () => {
      const { heard, say, peers } = listening()
      peers[src] = [{}]
      for (let turn = 0; turn < 20; turn++) {
        for (let stranger = 0; stranger < 50; stranger++) say(from(stranger))
      }
      say(control)

      expect(heard.at(-1)).toEqual(control)
    })
  })

  it('leaves other events of the socket alone', () => {
    const { socket } = listening()
    const closed = jest.fn()
    socket.on('close', closed)
    socket.emit('close', 'why')

    expect(closed).toHaveBeenCalledWith('why')
  })
})
