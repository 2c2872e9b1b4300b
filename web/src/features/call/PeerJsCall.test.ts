import { settle } from 'src/browser/FakeClock'
import { fakeStream } from 'src/features/capture/FakeMediaStream'

import { FakeConnection, fingerprint, sdpOf } from './FakeConnection'
import { encodeCallMessage } from './model/callProtocol'
import { PeerJsCall } from './PeerJsCall'
import {
  bye,
  connected,
  greet,
  hello,
  openPage,
  placed,
  remoteId,
  reporting,
  secretsOf,
  wireFor,
} from './PeerJsCall.fixtures'

const otherFingerprint = fingerprint.replace('E3', '00')

function answered(offer = sdpOf(fingerprint)) {
  const connection = new FakeConnection()
  connection.options._payload.sdp.sdp = offer
  const reported = reporting()
  const call = new PeerJsCall(
    connection.asMediaConnection(),
    remoteId,
    wireFor(),
    secretsOf()
  )
  const wire = connection.peerConnection!
  const stream = fakeStream()
  call.answer(stream, reported.report)
  return { call, connection, wire, stream, ...reported }
}

describe('PeerJsCall', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('PS10 is connected when the stream has arrived and then both hellos [§4 connected]', async () => {
    const { call, connection, line, events, countOf } = placed()
    const stream = fakeStream()
    connection.emit('stream', stream)
    line.open()
    await settle()
    expect(countOf('call-connected')).toBe(0)
    line.hear(encodeCallMessage(hello))
    await settle()

    expect(events).toEqual([
      { type: 'call-connected', isResumed: false, isVerified: false },
    ])
    expect(call.remoteStream).toBe(stream)
  })

  it('PS10 is connected when both hellos have arrived and then the stream', async () => {
    const { call, connection, line, events, countOf } = placed()
    const stream = fakeStream()
    await greet(line)
    expect(countOf('call-connected')).toBe(0)
    connection.emit('stream', stream)

    expect(events).toEqual([
      { type: 'call-connected', isResumed: false, isVerified: false },
    ])
    expect(call.remoteStream).toBe(stream)
  })

  it('PS10 is connected with an older page, which sends no hello', async () => {
    const { connection, line, countOf } = placed()
    connection.emit('stream', fakeStream())
    line.open()
    line.hear(encodeCallMessage({ type: 'ping', number: 1 }))
    await settle()

    expect(countOf('call-connected')).toBe(1)
  })

  it('PS36 reports a wrong proof of the link, and closes', async () => {
    openPage('/a-helper#k=cut')
    const { connection, line, events } = placed()
    connection.emit('stream', fakeStream())
    await greet(line)
    openPage()

    expect(events).toEqual([{ type: 'proof-failed' }])
    expect(line.said).toMatchObject([{ type: 'proof-refused' }, bye])
    await jest.advanceTimersByTimeAsync(1_000)
    expect(connection.open).toBe(false)
  })

  it('PS39 reports that somebody without the sharer’s link has not exchanged safety words, and closes', async () => {
    openPage('/broadcast')
    const { connection, line, events } = placed()
    connection.emit('stream', fakeStream())
    await greet(line)
    openPage()

    expect(events).toEqual([{ type: 'comparison-failed' }])
    expect(line.said.slice(-2)).toMatchObject([{ type: 'proof-refused' }, bye])
    await jest.advanceTimersByTimeAsync(1_000)
    expect(connection.open).toBe(false)
  })

  it('PS24 reports that the peer has accepted before any media gets through', () => {
    const { wire, countOf } = placed()
    expect(countOf('call-answered')).toBe(0)
    wire.settle()

    expect(countOf('call-answered')).toBe(1)
    expect(countOf('call-connected')).toBe(0)
  })

  it('requests relays if no direct path is found soon after the answer', async () => {
    const { wire, sendRestart } = placed([{ urls: 'turn:turn.example.org' }])
    wire.settle()
    await jest.advanceTimersByTimeAsync(499)
    expect(sendRestart).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    await settle()

    expect(wire.createOffer).toHaveBeenCalledWith({ iceRestart: true })
  })

  it('requests no relays if there is a direct path', async () => {
    const { wire } = placed([{ urls: 'turn:turn.example.org' }])
    wire.settle()
    wire.reach('connected')
    await jest.advanceTimersByTimeAsync(1_000)

    expect(wire.createOffer).not.toHaveBeenCalled()
  })

  it('is connected once, although PeerJS reports the stream for each of its tracks', async () => {
    const { connection, line, countOf } = placed()
    const stream = fakeStream()
    connection.emit('stream', stream)
    await greet(line)
    connection.emit('stream', stream)

    expect(countOf('call-connected')).toBe(1)
  })

  it('answers with a stream, and reports events afterwards', async () => {
    const { call, connection, wire, stream, countOf } = answered()
    connection.emit('stream', fakeStream())
    await greet(wire.channel)

    expect(connection.answered).toBe(stream)
    expect(countOf('call-connected')).toBe(1)
    expect(call.id).toBe('mc_1')
  })

  it.each([
    ['another certificate', sdpOf(otherFingerprint)],
    ['two certificates', sdpOf(fingerprint, otherFingerprint)],
    ['no certificate', sdpOf()],
  ])('PS36 does not answer a later offer that has %s', async (_, sdp) => {
    const { connection, wire, countOf } = answered()
    await expect(
      wire.setRemoteDescription({ type: 'offer', sdp })
    ).rejects.toThrow('certificate')

    expect(wire.remoteDescriptions).toEqual([])
    expect(countOf('proof-failed')).toBe(1)
    expect(connection.open).toBe(false)
  })

  it.each([
    ['two certificates', sdpOf(fingerprint, otherFingerprint)],
    ['no certificate', sdpOf()],
  ])('PS36 ends a call whose first offer has %s', async (_, sdp) => {
    const { countOf } = answered(sdp)
    await settle()

    expect(countOf('proof-failed')).toBe(1)
  })

  it('delivers messages in both directions', async () => {
    const { call, line, events } = await connected()
    call.send(bye)
    line.hear(encodeCallMessage(bye))

    expect(line.said).toEqual([{ v: 1, ...bye }])
    expect(events).toContainEqual({
      type: 'message-received',
      message: bye,
      isResumed: false,
    })
  })

  it('sends a farewell before it closes', async () => {
    const { call, connection, line } = await connected()
    call.close(bye)
    expect(line.said).toEqual([{ v: 1, ...bye }])
    jest.advanceTimersByTime(499)
    expect(connection.open).toBe(true)
    jest.advanceTimersByTime(1)

    expect(connection.open).toBe(false)
  })

  it.each([
    ['there is no farewell', undefined],
    ['the farewell cannot be sent', bye],
  ])('closes at once when %s', (_, farewell) => {
    const { call, connection } = placed()
    call.close(farewell)

    expect(connection.open).toBe(false)
  })

  it('leaves no timer behind when it is closed', async () => {
    const { call } = await connected()
    call.close(bye)
    jest.advanceTimersByTime(500)

    expect(jest.getTimerCount()).toBe(0)
  })

  it('reports once that the peer has closed it', async () => {
    const { connection, countOf } = await connected()
    connection.close()
    connection.emit('close')

    expect(countOf('call-closed')).toBe(1)
    await jest.advanceTimersByTimeAsync(2_000)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('reports nothing after this side has closed it', async () => {
    const { call, connection, line, events } = await connected()
    const before = events.length
    call.close(bye)
    line.hear(encodeCallMessage(bye))
    connection.emit('stream', fakeStream())
    jest.advanceTimersByTime(60_000)
    connection.emit('close')

    expect(events).toHaveLength(before)
  })

  it('PS15 reports that the peer is silent, and that it is active again', async () => {
    const { line, countOf } = await connected()
    jest.advanceTimersByTime(3_000)
    expect(countOf('network-disconnected')).toBe(1)
    expect(countOf('call-closed')).toBe(0)

    line.hear(encodeCallMessage({ type: 'pong', number: 1 }))

    expect(countOf('network-reconnected')).toBe(1)
  })

  it('PS23 reports soon after a probe that the peer is gone', async () => {
    const { call, countOf } = await connected()
    await jest.advanceTimersByTimeAsync(100)
    call.probe()
    await jest.advanceTimersByTimeAsync(300)

    expect(countOf('network-disconnected')).toBe(1)
  })

  it('PS23 keeps a peer that sends media although it does not answer', async () => {
    const { call, wire, countOf } = await connected()
    await jest.advanceTimersByTimeAsync(100)
    call.probe()
    for (let times = 0; times < 10; times++) {
      wire.bytesReceived += 100
      await jest.advanceTimersByTimeAsync(100)
    }

    expect(countOf('network-disconnected')).toBe(0)
  })

  it('PS27 sends nothing during a silence, and leaves the search for a path to the session', async () => {
    const { wire, countOf } = await connected()
    await jest.advanceTimersByTimeAsync(1_050)

    expect(countOf('call-silent')).toBe(1)
    expect(countOf('network-disconnected')).toBe(0)
    expect(wire.createOffer).not.toHaveBeenCalled()
    expect(wire.activity).toEqual([false])

    wire.bytesReceived++
    await jest.advanceTimersByTimeAsync(50)
    expect(countOf('call-heard')).toBe(1)
    expect(wire.activity.at(-1)).toBe(true)
  })

  it('PS27 pauses nothing during a silence if the peer has placed the call', async () => {
    const connection = new FakeConnection()
    const wire = connection.peerConnection!
    const { report, countOf } = reporting()
    const call = new PeerJsCall(
      connection.asMediaConnection(),
      remoteId,
      wireFor(),
      secretsOf()
    )
    call.answer(fakeStream(), report)
    await greet(wire.channel)
    await jest.advanceTimersByTimeAsync(1_050)

    expect(countOf('call-silent')).toBe(1)
    expect(wire.activity).toEqual([])
  })

  it('survives a failure of ICE, for which PeerJS would close it', () => {
    const connection = new FakeConnection()
    const wire = connection.peerConnection!
    const states: string[] = []
    wire.oniceconnectionstatechange = () => states.push(wire.iceConnectionState)
    new PeerJsCall(
      connection.asMediaConnection(),
      remoteId,
      wireFor(),
      secretsOf()
    ).placed(reporting().report)
    wire.reach('connected')
    wire.reach('failed')
    wire.reach('closed')

    expect(states).toEqual(['connected', 'closed'])
  })

  it('is closed if PeerJS has no connection for it', () => {
    const connection = new FakeConnection()
    connection.peerConnection = null
    const { report, countOf } = reporting()
    new PeerJsCall(
      connection.asMediaConnection(),
      remoteId,
      wireFor(),
      secretsOf()
    ).placed(report)

    expect(countOf('call-closed')).toBe(1)
  })
})
