import { encodeCallMessage } from 'src/domain/callProtocol'

import { CallChannel } from './CallChannel'
import { FakePeerConnection } from './FakeConnection'

const shared = { type: 'screen', state: 'shared' } as const

function opened() {
  const connection = new FakePeerConnection()
  const listener = {
    open: jest.fn(),
    message: jest.fn(),
    other: jest.fn(),
    quiet: jest.fn(),
    heard: jest.fn(),
    unanswered: jest.fn(),
    lost: jest.fn(),
    back: jest.fn(),
  }
  const channel = new CallChannel(
    connection as unknown as RTCPeerConnection,
    listener
  )
  return { channel, listener, connection, line: connection.channel }
}

describe('CallChannel', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is there on both sides without an offer of its own, beside PeerJS’s', () => {
    const { connection } = opened()

    expect(connection.channelOptions).toEqual([{ negotiated: true, id: 7 }])
  })

  it('says nothing before it is open', () => {
    const { channel, line, listener } = opened()
    expect(channel.send(shared)).toBe(false)
    expect(listener.open).not.toHaveBeenCalled()

    line.open()

    expect(listener.open).toHaveBeenCalledTimes(1)
    expect(channel.send(shared)).toBe(true)
    expect(line.said).toEqual([{ v: 1, ...shared }])
  })

  it('brings what the other side says', () => {
    const { line, listener } = opened()
    line.open()
    line.hear(encodeCallMessage(shared))

    expect(listener.message).toHaveBeenCalledWith(shared)
  })

  it('tells that it is heard, whatever is said', () => {
    const { line, listener } = opened()
    line.open()
    line.hear(encodeCallMessage({ type: 'pong', number: 1 }))
    line.hear('{"v":2,"type":"pointer"}')

    expect(listener.heard).toHaveBeenCalledTimes(2)
    expect(listener.other).toHaveBeenCalledWith('{"v":2,"type":"pointer"}')
  })

  it('PS23 tells that a probe is not answered', () => {
    const { channel, line, listener } = opened()
    line.open()
    jest.advanceTimersByTime(1)
    channel.heartbeat.probe()
    jest.advanceTimersByTime(200)

    expect(listener.unanswered).toHaveBeenCalledTimes(1)
    expect(listener.lost).not.toHaveBeenCalled()
  })

  it('drops and counts what makes no sense', () => {
    const { channel, line, listener } = opened()
    line.open()
    line.hear('not json')
    line.hear(new ArrayBuffer(8))
    line.hear('{"v":2,"type":"pointer"}')

    expect(channel.droppedCount).toBe(2)
    expect(listener.message).not.toHaveBeenCalled()
  })

  it('answers a sign of life, and keeps it to itself', () => {
    const { line, listener } = opened()
    line.open()
    line.hear(encodeCallMessage({ type: 'ping', number: 3 }))

    expect(line.sent).toContainEqual({ v: 1, type: 'pong', number: 3 })
    expect(listener.message).not.toHaveBeenCalled()
  })

  it('PS15 tells when the other side falls silent, and when it is heard again', () => {
    const { line, listener } = opened()
    line.open()
    jest.advanceTimersByTime(2_500)
    expect(listener.lost).not.toHaveBeenCalled()
    jest.advanceTimersByTime(500)
    expect(listener.lost).toHaveBeenCalledTimes(1)

    line.hear(encodeCallMessage({ type: 'ping', number: 1 }))

    expect(listener.back).toHaveBeenCalledTimes(1)
  })

  it('takes even a word of a newer version for a sign of life', () => {
    const { line, listener } = opened()
    line.open()
    for (let seconds = 0; seconds < 10; seconds++) {
      jest.advanceTimersByTime(1_000)
      line.hear('{"v":2,"type":"pointer"}')
    }

    expect(listener.lost).not.toHaveBeenCalled()
  })
})
