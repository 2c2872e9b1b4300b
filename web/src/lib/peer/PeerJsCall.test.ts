import { encodeCallMessage } from 'src/domain/wire/callProtocol'
import { fakeStream } from 'src/lib/media/FakeMediaStream'

import { FakeConnection } from './FakeConnection'
import { PeerJsCall } from './PeerJsCall'
import {
  bye,
  connected,
  greet,
  hello,
  listening,
  placed,
  remoteId,
  secretsOf,
  settle,
  wireFor,
} from './PeerJsCall.fixtures'

describe('PeerJsCall', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('PS10 is connected when the stream has come, and then both have greeted each other [§4 connected]', async () => {
    const { connection, line, listener } = placed()
    const stream = fakeStream()
    connection.emit('stream', stream)
    line.open()
    await settle()
    expect(listener.connected).not.toHaveBeenCalled()
    line.hear(encodeCallMessage(hello))
    await settle()

    expect(listener.connected.mock.calls).toEqual([[stream, false]])
  })

  it('PS10 is connected when both have greeted each other, and then the stream comes', async () => {
    const { connection, line, listener } = placed()
    const stream = fakeStream()
    await greet(line)
    expect(listener.connected).not.toHaveBeenCalled()
    connection.emit('stream', stream)

    expect(listener.connected.mock.calls).toEqual([[stream, false]])
  })

  it('PS10 is connected with an older page, which does not greet', async () => {
    const { connection, line, listener } = placed()
    connection.emit('stream', fakeStream())
    line.open()
    line.hear(encodeCallMessage({ type: 'ping', number: 1 }))
    await settle()

    expect(listener.connected).toHaveBeenCalledTimes(1)
  })

  it('PS24 says when the other side has accepted, before anything gets through', () => {
    const { wire, listener } = placed()
    expect(listener.answered).not.toHaveBeenCalled()
    wire.settle()

    expect(listener.answered).toHaveBeenCalledTimes(1)
    expect(listener.connected).not.toHaveBeenCalled()
  })

  it('is connected once, though PeerJS says a stream for each of its tracks', async () => {
    const { connection, line, listener } = placed()
    const stream = fakeStream()
    connection.emit('stream', stream)
    await greet(line)
    connection.emit('stream', stream)

    expect(listener.connected).toHaveBeenCalledTimes(1)
  })

  it('answers with a stream, and hears from then on', async () => {
    const connection = new FakeConnection()
    const line = connection.peerConnection!.channel
    const listener = listening()
    const stream = fakeStream()
    const call = new PeerJsCall(
      connection.asMediaConnection(),
      remoteId,
      wireFor(),
      secretsOf()
    )
    call.answer(stream, listener)
    connection.emit('stream', fakeStream())
    await greet(line)

    expect(connection.answered).toBe(stream)
    expect(listener.connected).toHaveBeenCalledTimes(1)
    expect(call.id).toBe('mc_1')
  })

  it('brings messages both ways', async () => {
    const { call, line, listener } = await connected()
    call.send(bye)
    line.hear(encodeCallMessage(bye))

    expect(line.said).toEqual([{ v: 1, ...bye }])
    expect(listener.message).toHaveBeenCalledWith(bye)
  })

  it('lets a farewell go out before it closes', async () => {
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
    ['nobody would hear the farewell', bye],
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

  it('says once that the other side has closed it', async () => {
    const { connection, listener } = await connected()
    connection.close()
    connection.emit('close')

    expect(listener.closed).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('says nothing more once this side has closed it', async () => {
    const { call, connection, line, listener } = await connected()
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

  it('PS15 says that the other side is not heard, and that it is again', async () => {
    const { line, listener } = await connected()
    jest.advanceTimersByTime(3_000)
    expect(listener.networkDisconnected).toHaveBeenCalledTimes(1)
    expect(listener.closed).not.toHaveBeenCalled()

    line.hear(encodeCallMessage({ type: 'pong', number: 1 }))

    expect(listener.networkConnected).toHaveBeenCalledTimes(1)
  })

  it('PS23 knows soon after a probe that the other side is gone', async () => {
    const { call, listener } = await connected()
    await jest.advanceTimersByTimeAsync(100)
    call.probe()
    await jest.advanceTimersByTimeAsync(300)

    expect(listener.networkDisconnected).toHaveBeenCalledTimes(1)
  })

  it('PS23 takes a side that sends for one that is there, though it does not answer', async () => {
    const { call, wire, listener } = await connected()
    await jest.advanceTimersByTimeAsync(100)
    call.probe()
    for (let times = 0; times < 10; times++) {
      wire.bytesReceived += 100
      await jest.advanceTimersByTimeAsync(100)
    }

    expect(listener.networkDisconnected).not.toHaveBeenCalled()
  })

  it('PS27 sends nothing into a silence, and looks for a path', async () => {
    const { wire, listener } = await connected()
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
      wireFor(),
      secretsOf()
    )
    call.answer(fakeStream(), listener)
    await greet(wire.channel)
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
    new PeerJsCall(
      connection.asMediaConnection(),
      remoteId,
      wireFor(),
      secretsOf()
    ).placed(listening())
    wire.reach('connected')
    wire.reach('failed')
    wire.reach('closed')

    expect(states).toEqual(['connected', 'closed'])
  })

  it('is closed when PeerJS has no connection for it', () => {
    const connection = new FakeConnection()
    connection.peerConnection = null
    const listener = listening()
    new PeerJsCall(
      connection.asMediaConnection(),
      remoteId,
      wireFor(),
      secretsOf()
    ).placed(listener)

    expect(listener.closed).toHaveBeenCalledTimes(1)
  })
})
