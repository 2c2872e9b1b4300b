import { settle } from 'src/browser/settle'

import { CallChannel } from './CallChannel'
import { FakePeerConnection } from './FakeConnection'
import { encodeCallMessage, type HelloMessage } from './model/callProtocol'

const shared = { type: 'screen', state: 'shared' } as const

const hello = { type: 'hello', random: 'ab'.repeat(16) } as const

/** A channel created by this side; the peer has not sent anything yet. */
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

/** Both sides have sent `hello`. */
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

  it('is there on both sides without an offer of its own, beside PeerJS’s', () => {
    const { connection } = created()

    expect(connection.channelOptions).toMatchObject([
      { negotiated: true, id: 7 },
    ])
  })

  it('is named dc_, reliable and in JSON, as data connections are [§9 data prefix]', () => {
    const [options] = created().connection.channelOptions

    expect(options).toMatchObject({ label: 'dc_kinscreen', protocol: 'json' })
    expect(options).toMatchObject({ ordered: true })
    expect(options).not.toHaveProperty('maxRetransmits')
    expect(options).not.toHaveProperty('maxPacketLifeTime')
  })

  it('hands nothing to a browser whose buffer is full, and loses nothing [§9 send buffer]', async () => {
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

  it('refuses a text that the other side would drop for its length', async () => {
    const { channel, line } = await opened()

    expect(channel.sendText(`"${'x'.repeat(4_095)}"`)).toBe(false)
    expect(channel.sendText(`"${'x'.repeat(4_094)}"`)).toBe(true)
    expect(line.said).toHaveLength(1)
  })

  it('says nothing before it is open', async () => {
    const { channel, line, listener } = created()
    expect(channel.send(shared)).toBe(false)
    expect(listener.open).not.toHaveBeenCalled()

    line.open()
    await settle()

    expect(listener.open).toHaveBeenCalledTimes(1)
    expect(channel.send(shared)).toBe(true)
    expect(line.said).toEqual([{ v: 1, ...shared }])
  })

  it('PS32 says who it is before anything else', async () => {
    const { channel, line } = created({ ownHello: hello })
    line.open()
    expect(channel.send(shared)).toBe(false)
    await settle()
    channel.send(shared)

    expect(line.sent[0]).toEqual({ v: 1, ...hello })
    expect(line.said).toEqual([{ v: 1, ...shared }])
  })

  it('PS32 goes on where nothing can be said of who it is', async () => {
    const { channel, line, greeting } = created()
    greeting.hello.mockRejectedValue(new TypeError('Failed to fetch'))
    line.open()
    await settle()

    expect(channel.send(shared)).toBe(true)
  })

  it('PS32 passes on what the other side says once it is known who that is', async () => {
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

  it('PS32 takes another first word for that of a page which knows no hello', async () => {
    const { line, listener, greeting } = created()
    line.open()
    line.hear(encodeCallMessage(shared))
    line.hear(encodeCallMessage(hello))
    await settle()

    expect(greeting.heard.mock.calls).toEqual([[null]])
    expect(listener.message.mock.calls).toEqual([[shared]])
  })

  it('keeps no flood while it is not known who speaks', async () => {
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

  it('brings what the other side says', async () => {
    const { line, listener } = await opened()
    line.hear(encodeCallMessage(shared))

    expect(listener.message).toHaveBeenCalledWith(shared)
  })

  it('tells that it is heard, whatever is said', async () => {
    const { line, listener } = await opened()
    line.hear(encodeCallMessage({ type: 'pong', number: 1 }))
    line.hear('{"v":2,"type":"pointer"}')

    expect(listener.heard).toHaveBeenCalledTimes(2)
    expect(listener.other).toHaveBeenCalledWith('{"v":2,"type":"pointer"}')
  })

  it('PS23 tells that a probe is not answered', async () => {
    const { channel, listener } = await opened()
    jest.advanceTimersByTime(1)
    channel.heartbeat.probe()
    jest.advanceTimersByTime(200)

    expect(listener.unanswered).toHaveBeenCalledTimes(1)
    expect(listener.disconnected).not.toHaveBeenCalled()
  })

  it('drops and counts what makes no sense', async () => {
    const { channel, line, listener } = await opened()
    line.hear('not json')
    line.hear(new ArrayBuffer(8))
    line.hear('{"v":2,"type":"pointer"}')

    expect(channel.droppedCount).toBe(2)
    expect(listener.message).not.toHaveBeenCalled()
  })

  it('answers a sign of life, and keeps it to itself', async () => {
    const { line, listener } = await opened()
    line.hear(encodeCallMessage({ type: 'ping', number: 3 }))

    expect(line.sent).toContainEqual({ v: 1, type: 'pong', number: 3 })
    expect(listener.message).not.toHaveBeenCalled()
  })

  it('PS15 tells when the other side falls silent, and when it is heard again', async () => {
    const { line, listener } = await opened()
    jest.advanceTimersByTime(2_500)
    expect(listener.disconnected).not.toHaveBeenCalled()
    jest.advanceTimersByTime(500)
    expect(listener.disconnected).toHaveBeenCalledTimes(1)

    line.hear(encodeCallMessage({ type: 'ping', number: 1 }))

    expect(listener.reconnected).toHaveBeenCalledTimes(1)
  })

  it('takes even a word of a newer version for a sign of life', async () => {
    const { line, listener } = await opened()
    for (let seconds = 0; seconds < 10; seconds++) {
      jest.advanceTimersByTime(1_000)
      line.hear('{"v":2,"type":"pointer"}')
    }

    expect(listener.disconnected).not.toHaveBeenCalled()
  })

  it('keeps what the viewer tells of its computer from the session', async () => {
    const { line, listener } = await opened()
    line.hear('{"v":1,"type":"lag","delayMs":420,"droppedShare":0}')

    expect(listener.lag).toHaveBeenCalledWith(
      expect.objectContaining({ delayMs: 420, droppedShare: 0 })
    )
    expect(listener.message).not.toHaveBeenCalled()
  })
})
