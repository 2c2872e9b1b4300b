import { settle } from 'src/browser/FakeClock'

import { CallChannel } from './CallChannel'
import { FakePeerConnection } from './FakeConnection'
import { encodeCallMessage, type HelloMessage } from './model/callProtocol'

const shared = { type: 'screen', state: 'shared' } as const

const hello = { type: 'hello', random: 'ab'.repeat(16) } as const

function created({ ownHello = null as HelloMessage | null } = {}) {
  const connection = new FakePeerConnection()
  const listener = {
    open: jest.fn(),
    message: jest.fn(),
    lag: jest.fn(),
    other: jest.fn(),
    quiet: jest.fn(),
    heard: jest.fn(),
    unanswered: jest.fn(),
    disconnected: jest.fn(),
    reconnected: jest.fn(),
  }
  const greeting = {
    hello: jest.fn(async () => ownHello),
    heard: jest.fn((_: HelloMessage | null) => Promise.resolve()),
  }
  const channel = new CallChannel(
    connection as unknown as RTCPeerConnection,
    listener,
    greeting
  )
  return { channel, listener, greeting, connection, line: connection.channel }
}

async function opened() {
  const all = created()
  all.line.open()
  all.line.hear(encodeCallMessage(hello))
  await settle()
  all.listener.heard.mockClear()
  return all
}

describe('CallChannel', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is created on both sides without a further offer, next to PeerJS’s channel', () => {
    const { connection } = created()

    expect(connection.channelOptions).toMatchObject([
      { negotiated: true, id: 7 },
    ])
  })

  it('has a label with the prefix dc_, is reliable and uses JSON, like data connections [§9 data prefix]', () => {
    const [options] = created().connection.channelOptions

    expect(options).toMatchObject({ label: 'dc_kinscreen', protocol: 'json' })
    expect(options).toMatchObject({ ordered: true })
    expect(options).not.toHaveProperty('maxRetransmits')
    expect(options).not.toHaveProperty('maxPacketLifeTime')
  })

  it('passes nothing to a browser whose buffer is full, and loses nothing [§9 send buffer]', async () => {
    const { channel, line } = await opened()
    line.bufferedAmount = 8_388_609
    expect(channel.send({ type: 'ask', for: 'monitor' })).toBe(true)
    expect(channel.send({ type: 'screen', state: 'choosing' })).toBe(true)
    expect(channel.send(shared)).toBe(true)
    jest.advanceTimersByTime(150)
    expect(line.said).toEqual([])

    line.bufferedAmount = 0
    jest.advanceTimersByTime(50)

    expect(line.said).toEqual([
      { v: 1, type: 'ask', for: 'monitor' },
      { v: 1, ...shared },
    ])
  })

  it('rejects a text that is too long for the peer', async () => {
    const { channel, line } = await opened()

    expect(channel.sendText(`"${'x'.repeat(4_095)}"`)).toBe(false)
    expect(channel.sendText(`"${'x'.repeat(4_094)}"`)).toBe(true)
    expect(line.said).toHaveLength(1)
  })

  it('sends nothing before it is open', async () => {
    const { channel, line, listener } = created()
    expect(channel.send(shared)).toBe(false)
    expect(listener.open).not.toHaveBeenCalled()

    line.open()
    await settle()

    expect(listener.open).toHaveBeenCalledTimes(1)
    expect(channel.send(shared)).toBe(true)
    expect(line.said).toEqual([{ v: 1, ...shared }])
  })

  it('drops a flood of one type, and still passes on the others', async () => {
    const { channel, line, listener } = await opened()
    const quality = { type: 'quality', smoothness: 4 } as const
    const flood = () => {
      listener.message.mockClear()
      for (let time = 0; time < 1_000; time++) {
        line.hear(encodeCallMessage(quality))
      }
    }
    flood()
    expect(listener.message.mock.calls.length).toBe(64)
    expect(channel.droppedCount).toBe(936)
    expect(listener.heard).toHaveBeenCalledTimes(1_000)

    line.hear(encodeCallMessage(shared))
    line.hear(encodeCallMessage({ type: 'bye', reason: 'left' }))
    expect(listener.message).toHaveBeenCalledWith(shared)
    expect(listener.message).toHaveBeenLastCalledWith({
      ...{ type: 'bye', reason: 'left' },
    })
    jest.advanceTimersByTime(1_000)
    flood()
    expect(listener.message).toHaveBeenCalledTimes(20)
  })

  it('PS32 sends its hello before anything else', async () => {
    const { channel, line } = created({ ownHello: hello })
    line.open()
    expect(channel.send(shared)).toBe(false)
    await settle()
    channel.send(shared)

    expect(line.sent[0]).toEqual({ v: 1, ...hello })
    expect(line.said).toEqual([{ v: 1, ...shared }])
  })

  it('PS32 continues without a hello if none can be made', async () => {
    const { channel, line, greeting } = created()
    greeting.hello.mockRejectedValue(new TypeError('Failed to fetch'))
    line.open()
    await settle()

    expect(channel.send(shared)).toBe(true)
  })

  it("PS32 delivers the peer's messages once the peer is verified", async () => {
    const { line, listener, greeting } = created()
    let known = () => {}
    greeting.heard.mockReturnValue(
      new Promise((resolve) => (known = () => resolve()))
    )
    line.open()
    line.hear(encodeCallMessage(hello))
    line.hear(encodeCallMessage(shared))
    await settle()
    expect(greeting.heard.mock.calls).toEqual([[hello]])
    expect(listener.message).not.toHaveBeenCalled()
    known()
    await settle()

    expect(listener.message.mock.calls).toEqual([[shared]])
  })

  it('PS32 takes a first message other than hello as that of an older page', async () => {
    const { line, listener, greeting } = created()
    line.open()
    line.hear(encodeCallMessage(shared))
    line.hear(encodeCallMessage(hello))
    await settle()

    expect(greeting.heard.mock.calls).toEqual([[null]])
    expect(listener.message.mock.calls).toEqual([[shared]])
  })

  it('buffers only a limited number of messages from an unverified peer', async () => {
    const { line, listener, greeting } = created()
    let known = () => {}
    greeting.heard.mockReturnValue(
      new Promise((resolve) => (known = () => resolve()))
    )
    for (let times = 0; times < 1_000; times++) {
      line.hear(encodeCallMessage(shared))
    }
    known()
    await settle()

    expect(listener.message).toHaveBeenCalledTimes(64)
  })

  it("delivers the peer's messages", async () => {
    const { line, listener } = await opened()
    line.hear(encodeCallMessage(shared))

    expect(listener.message).toHaveBeenCalledWith(shared)
  })

  it('reports activity on every message', async () => {
    const { line, listener } = await opened()
    line.hear(encodeCallMessage({ type: 'pong', number: 1 }))
    line.hear('{"v":2,"type":"pointer"}')

    expect(listener.heard).toHaveBeenCalledTimes(2)
    expect(listener.other).toHaveBeenCalledWith('{"v":2,"type":"pointer"}')
  })

  it('PS23 reports an unanswered probe', async () => {
    const { channel, listener } = await opened()
    jest.advanceTimersByTime(1)
    channel.heartbeat.probe()
    jest.advanceTimersByTime(200)

    expect(listener.unanswered).toHaveBeenCalledTimes(1)
    expect(listener.disconnected).not.toHaveBeenCalled()
  })

  it('drops and counts malformed messages', async () => {
    const { channel, line, listener } = await opened()
    line.hear('not json')
    line.hear(new ArrayBuffer(8))
    line.hear('{"v":2,"type":"pointer"}')

    expect(channel.droppedCount).toBe(2)
    expect(listener.message).not.toHaveBeenCalled()
  })

  it('answers a heartbeat without reporting it', async () => {
    const { line, listener } = await opened()
    line.hear(encodeCallMessage({ type: 'ping', number: 3 }))

    expect(line.sent).toContainEqual({ v: 1, type: 'pong', number: 3 })
    expect(listener.message).not.toHaveBeenCalled()
  })

  it('PS15 reports when the peer becomes silent, and when it is active again', async () => {
    const { line, listener } = await opened()
    jest.advanceTimersByTime(2_500)
    expect(listener.disconnected).not.toHaveBeenCalled()
    jest.advanceTimersByTime(500)
    expect(listener.disconnected).toHaveBeenCalledTimes(1)

    line.hear(encodeCallMessage({ type: 'ping', number: 1 }))

    expect(listener.reconnected).toHaveBeenCalledTimes(1)
  })

  it('counts a message of a newer version as activity', async () => {
    const { line, listener } = await opened()
    for (let seconds = 0; seconds < 10; seconds++) {
      jest.advanceTimersByTime(1_000)
      line.hear('{"v":2,"type":"pointer"}')
    }

    expect(listener.disconnected).not.toHaveBeenCalled()
  })

  it("does not pass the viewer's lag reports to the session", async () => {
    const { line, listener } = await opened()
    line.hear('{"v":1,"type":"lag","delayMs":420,"droppedShare":0}')

    expect(listener.lag).toHaveBeenCalledWith(
      expect.objectContaining({ delayMs: 420, droppedShare: 0 })
    )
    expect(listener.message).not.toHaveBeenCalled()
  })
})
