import { sendUntilHeard } from './sendUntilHeard'
import { signallingAddress } from './signallingAddress'

class FakeSocket {
  static last: FakeSocket
  readonly sent: string[] = []
  isClosed = false
  onmessage: (event: { data: string }) => void = () => {}
  onclose = () => {}

  constructor(readonly url: string) {
    FakeSocket.last = this
  }

  send(text: string) {
    this.sent.push(text)
  }

  close() {
    this.isClosed = true
  }

  hear(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const address = signallingAddress(null, 'help.example')
const isHeard = async (payload: unknown) => payload === 'heard'
const send = () => sendUntilHeard(address, 'sea-sun', { say: 1 }, isHeard)
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const fetchId = jest.fn()
const answerId = (text: string) =>
  fetchId.mockResolvedValue({ ok: true, text: async () => text })

describe('a message from a context without a Peer', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    answerId('own-id')
    Object.assign(globalThis, { WebSocket: FakeSocket, fetch: fetchId })
  })
  afterEach(() => jest.useRealTimers())

  it('is sent by a client with an id from the server', async () => {
    const sending = send()
    await pass(0)
    expect(fetchId).toHaveBeenCalledWith(
      'https://help.example:443/peerjs/id',
      expect.anything()
    )
    const { last } = FakeSocket
    const url = new URL(last.url)
    expect(url.origin + url.pathname).toBe('wss://help.example/peerjs')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      key: 'peerjs',
      id: 'own-id',
    })
    expect(last.sent).toEqual([])
    last.hear({ type: 'OPEN' })
    expect(JSON.parse(last.sent[0]!)).toEqual({
      type: 'ANSWER',
      dst: 'sea-sun',
      payload: { say: 1 },
    })
    last.hear({ type: 'ANSWER', payload: 'something else' })
    last.hear({ type: 'ANSWER', payload: 'heard' })

    expect(await sending).toBe(true)
    expect(last.isClosed).toBe(true)
  })

  it('is repeated until it is acknowledged, for at most half a minute', async () => {
    const sending = send()
    await pass(0)
    const { last } = FakeSocket
    last.hear({ type: 'OPEN' })
    await pass(10_000)
    expect(last.sent).toHaveLength(4)
    await pass(20_000)

    expect(await sending).toBe(false)
    const { length } = last.sent
    await pass(60_000)
    expect(last.sent).toHaveLength(length)
    expect(last.isClosed).toBe(true)
  })

  it.each([
    ['does not answer', () => fetchId.mockRejectedValue(new Error())],
    ['is full', () => fetchId.mockResolvedValue({ ok: false })],
    ['issues no id', () => answerId('<html>')],
  ])('is not sent if the server %s', async (_, make) => {
    make()
    expect(await send()).toBe(false)
  })

  it('is not acknowledged if the socket closes or delivers garbage', async () => {
    const sending = send()
    await pass(0)
    FakeSocket.last.onmessage({ data: '{' })
    FakeSocket.last.onclose()
    expect(await sending).toBe(false)
  })
})
