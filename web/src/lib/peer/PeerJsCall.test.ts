import { encodeCallMessage } from 'src/domain/callProtocol'
import type { UserId } from 'src/domain/userId'
import { fakeStream, fakeTrack } from 'src/lib/media/FakeMediaStream'

import { FakeConnection } from './FakeConnection'
import type { RestartWire } from './IceRestarter'
import { PeerJsCall } from './PeerJsCall'

const remoteId = 'lamp-cloud-piano-tree' as UserId
const bye = { type: 'bye', reason: 'left' } as const

const listening = () => ({
  answered: jest.fn(),
  connected: jest.fn(),
  message: jest.fn(),
  silent: jest.fn(),
  heard: jest.fn(),
  networkDisconnected: jest.fn(),
  networkConnected: jest.fn(),
  closed: jest.fn(),
})

const wireFor = (send: RestartWire['send'] = jest.fn()): RestartWire => ({
  send,
  iceServers: () => Promise.resolve([]),
})

/** A call that this side has placed. */
function placed() {
  const connection = new FakeConnection()
  const wire = connection.peerConnection!
  const listener = listening()
  const sendRestart = jest.fn()
  const call = new PeerJsCall(
    connection.asMediaConnection(),
    remoteId,
    wireFor(sendRestart)
  ).placed(listener)
  return { call, connection, wire, line: wire.channel, listener, sendRestart }
}

function connected() {
  const all = placed()
  const stream = fakeStream()
  all.connection.emit('stream', stream)
  all.line.open()
  return { ...all, stream }
}

const settle = () => jest.advanceTimersByTimeAsync(0)

describe('PeerJsCall', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('PS10 is connected when the stream has come and then the channel opens', () => {
    const { connection, line, listener } = placed()
    const stream = fakeStream()
    connection.emit('stream', stream)
    expect(listener.connected).not.toHaveBeenCalled()
    line.open()

    expect(listener.connected.mock.calls).toEqual([[stream]])
  })

  it('PS10 is connected when the channel is open and then the stream comes', () => {
    const { connection, line, listener } = placed()
    const stream = fakeStream()
    line.open()
    expect(listener.connected).not.toHaveBeenCalled()
    connection.emit('stream', stream)

    expect(listener.connected.mock.calls).toEqual([[stream]])
  })

  it('PS24 says when the other side has accepted, before anything gets through', () => {
    const { wire, listener } = placed()
    expect(listener.answered).not.toHaveBeenCalled()
    wire.settle()

    expect(listener.answered).toHaveBeenCalledTimes(1)
    expect(listener.connected).not.toHaveBeenCalled()
  })

  it('is connected once, though PeerJS says a stream for each of its tracks', () => {
    const { connection, line, listener } = placed()
    const stream = fakeStream()
    connection.emit('stream', stream)
    line.open()
    connection.emit('stream', stream)

    expect(listener.connected).toHaveBeenCalledTimes(1)
  })

  it('answers with a stream, and hears from then on', () => {
    const connection = new FakeConnection()
    const line = connection.peerConnection!.channel
    const listener = listening()
    const stream = fakeStream()
    const call = new PeerJsCall(
      connection.asMediaConnection(),
      remoteId,
      wireFor()
    )
    call.answer(stream, listener)
    connection.emit('stream', fakeStream())
    line.open()

    expect(connection.answered).toBe(stream)
    expect(listener.connected).toHaveBeenCalledTimes(1)
    expect(call.id).toBe('mc_1')
  })

  it('brings messages both ways', () => {
    const { call, line, listener } = connected()
    call.send(bye)
    line.hear(encodeCallMessage(bye))

    expect(line.said).toEqual([{ v: 1, ...bye }])
    expect(listener.message).toHaveBeenCalledWith(bye)
  })

  it('lets a farewell go out before it closes', () => {
    const { call, connection, line } = connected()
    call.close(bye)
    expect(line.said).toEqual([{ v: 1, ...bye }])
    jest.advanceTimersByTime(499)
    expect(connection.open).toBe(true)
    jest.advanceTimersByTime(1)

    expect(connection.open).toBe(false)
  })

  it.each([
    ['there is no farewell', undefined],
    ['nobody would hear the farewell', bye],
  ])('closes at once when %s', (_, farewell) => {
    const { call, connection } = placed()
    call.close(farewell)

    expect(connection.open).toBe(false)
  })

  it('leaves no timer behind when it is closed', () => {
    const { call } = connected()
    call.close(bye)
    jest.advanceTimersByTime(500)

    expect(jest.getTimerCount()).toBe(0)
  })

  it('says once that the other side has closed it', () => {
    const { connection, listener } = connected()
    connection.close()
    connection.emit('close')

    expect(listener.closed).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('says nothing more once this side has closed it', () => {
    const { call, connection, line, listener } = connected()
    listener.connected.mockClear()
    call.close(bye)
    line.hear(encodeCallMessage(bye))
    connection.emit('stream', fakeStream())
    jest.advanceTimersByTime(60_000)
    connection.emit('close')

    Object.values(listener).forEach((heard) => {
      expect(heard).not.toHaveBeenCalled()
    })
  })

  it('PS15 says that the other side is not heard, and that it is again', () => {
    const { line, listener } = connected()
    jest.advanceTimersByTime(3_000)
    expect(listener.networkDisconnected).toHaveBeenCalledTimes(1)
    expect(listener.closed).not.toHaveBeenCalled()

    line.hear(encodeCallMessage({ type: 'pong', number: 1 }))

    expect(listener.networkConnected).toHaveBeenCalledTimes(1)
  })

  it('PS23 knows soon after a probe that the other side is gone', async () => {
    const { call, listener } = connected()
    await jest.advanceTimersByTimeAsync(100)
    call.probe()
    await jest.advanceTimersByTimeAsync(300)

    expect(listener.networkDisconnected).toHaveBeenCalledTimes(1)
  })

  it('PS23 takes a side that sends for one that is there, though it does not answer', async () => {
    const { call, wire, listener } = connected()
    await jest.advanceTimersByTimeAsync(100)
    call.probe()
    for (let times = 0; times < 10; times++) {
      wire.bytesReceived += 100
      await jest.advanceTimersByTimeAsync(100)
    }

    expect(listener.networkDisconnected).not.toHaveBeenCalled()
  })

  it('PS27 sends nothing into a silence, and looks for a path', async () => {
    const { wire, listener } = connected()
    await jest.advanceTimersByTimeAsync(1_050)

    expect(listener.silent).toHaveBeenCalledTimes(1)
    expect(listener.networkDisconnected).not.toHaveBeenCalled()
    expect(wire.createOffer).toHaveBeenCalledWith({ iceRestart: true })
    expect(wire.activity).toEqual([false])

    wire.bytesReceived++
    await jest.advanceTimersByTimeAsync(50)
    expect(listener.heard).toHaveBeenCalledTimes(1)
    expect(wire.activity.at(-1)).toBe(true)
  })

  it('PS27 leaves it to the caller to look for a path', async () => {
    const connection = new FakeConnection()
    const wire = connection.peerConnection!
    const listener = listening()
    const call = new PeerJsCall(
      connection.asMediaConnection(),
      remoteId,
      wireFor()
    )
    call.answer(fakeStream(), listener)
    wire.channel.open()
    await jest.advanceTimersByTimeAsync(1_050)

    expect(listener.silent).toHaveBeenCalledTimes(1)
    expect(wire.createOffer).not.toHaveBeenCalled()
    expect(wire.activity).toEqual([])
  })

  it('survives that ICE has failed, which PeerJS would close it for', () => {
    const connection = new FakeConnection()
    const wire = connection.peerConnection!
    const states: string[] = []
    wire.oniceconnectionstatechange = () => states.push(wire.iceConnectionState)
    new PeerJsCall(connection.asMediaConnection(), remoteId, wireFor()).placed(
      listening()
    )
    wire.reach('connected')
    wire.reach('failed')
    wire.reach('closed')

    expect(states).toEqual(['connected', 'closed'])
  })

  it('PS22 takes the track out of the picture', async () => {
    const { call, wire } = connected()
    call.showTrack(null)
    await settle()

    expect(wire.replaceTrack).toHaveBeenCalledWith(null)
  })

  it('PS25 puts the sound into its own place, and takes it away', async () => {
    const { call, wire } = connected()
    const track = fakeTrack('audio')
    call.playSound(track)
    call.playSound(null)

    expect(wire.replaceSound.mock.calls).toEqual([[track], [null]])
    expect(wire.replaceTrack).not.toHaveBeenCalled()
  })

  it('sends what a mix makes of the sound, whatever it is, until there is none', () => {
    const { call, wire } = connected()
    const [sound, voice] = [fakeTrack('audio'), fakeTrack('audio')]
    call.playSound(sound)
    call.mixSound(() => voice)
    call.playSound(null)
    call.mixSound(null)
    call.playSound(sound)

    const sent = wire.replaceSound.mock.calls.flat()
    expect(sent).toEqual([sound, voice, voice, null, sound])
  })

  it('goes on when the other side has no place for the sound', async () => {
    const { call, wire, listener } = connected()
    wire.replaceSound.mockRejectedValue(new DOMException('', 'InvalidState'))
    call.playSound(fakeTrack('audio'))
    await settle()

    expect(listener.closed).not.toHaveBeenCalled()
  })

  it('is closed when the browser does not take a track', async () => {
    const { call, wire, connection, listener } = connected()
    wire.replaceTrack.mockRejectedValue(new DOMException('', 'TypeError'))
    call.showTrack(Object.assign(fakeTrack(), { getSettings: () => ({}) }))
    await settle()

    expect(listener.closed).toHaveBeenCalledTimes(1)
    expect(connection.open).toBe(false)
  })

  it('is closed when PeerJS has no connection for it', () => {
    const connection = new FakeConnection()
    connection.peerConnection = null
    const listener = listening()
    new PeerJsCall(connection.asMediaConnection(), remoteId, wireFor()).placed(
      listener
    )

    expect(listener.closed).toHaveBeenCalledTimes(1)
  })
})
