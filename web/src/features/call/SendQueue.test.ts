import { SendQueue } from './SendQueue'

const limitBytes = 8_388_608

/** As in a browser, data is buffered until the network takes it. */
class FakeChannel {
  readyState: RTCDataChannelState = 'open'
  bufferedAmount = 0
  readonly sent: string[] = []

  send(text: string): void {
    if (this.bufferedAmount > limitBytes) throw new Error('The buffer is full.')
    this.sent.push(text)
    this.bufferedAmount += text.length
  }
}

function made({ bufferedBytes = 0 } = {}) {
  const channel = new FakeChannel()
  channel.bufferedAmount = bufferedBytes
  const queue = new SendQueue(channel)
  return { channel, queue }
}

const full = { bufferedBytes: limitBytes + 1 }

describe('SendQueue', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('sends at once while 8,388,608 bytes or less are buffered [§9 send buffer]', () => {
    const { channel, queue } = made({ bufferedBytes: limitBytes })

    expect(queue.send('first')).toBe(true)
    expect(queue.send('second')).toBe(true)
    expect(channel.sent).toEqual(['first'])
  })

  it('tries again every 50 ms while more bytes are buffered [§9 send buffer]', () => {
    const { channel, queue } = made(full)
    queue.send('first')
    jest.advanceTimersByTime(75)
    channel.bufferedAmount = 0
    jest.advanceTimersByTime(24)
    expect(channel.sent).toEqual([])
    jest.advanceTimersByTime(1)

    expect(channel.sent).toEqual(['first'])
    expect(jest.getTimerCount()).toBe(0)
  })

  it('keeps the order, also of texts that are queued while it waits', () => {
    const { channel, queue } = made(full)
    queue.send('first')
    queue.send('second')
    channel.bufferedAmount = 0
    queue.send('third')
    expect(channel.sent).toEqual([])
    jest.advanceTimersByTime(50)

    expect(channel.sent).toEqual(['first', 'second', 'third'])
  })

  it('never overruns the buffer, however much is queued', () => {
    const { channel, queue } = made(full)
    const texts = Array.from({ length: 64 }, (_, at) => `${at}`.repeat(2_048))
    texts.forEach((text) => queue.send(text))
    for (let tries = 0; tries < 64; tries++) {
      channel.bufferedAmount = limitBytes
      jest.advanceTimersByTime(50)
    }

    expect(channel.sent).toEqual(texts)
  })

  it('reports that it is full, and loses nothing that it has accepted', () => {
    const { channel, queue } = made(full)
    const taken = Array.from({ length: 1_000 }, (_, at) => `${at}`).filter(
      (text) => queue.send(text)
    )
    expect(taken).toHaveLength(64)
    channel.bufferedAmount = 0
    jest.advanceTimersByTime(50)

    expect(channel.sent).toEqual(taken)
    expect(queue.send('there is room again')).toBe(true)
  })

  it('keeps only the newest text of a replaceable kind', () => {
    const { channel, queue } = made(full)
    for (let times = 1; times <= 1_000; times++) {
      expect(queue.send(`pointer ${times}`, 'pointer')).toBe(true)
      expect(queue.send(`ping ${times}`, 'ping')).toBe(true)
    }
    channel.bufferedAmount = 0
    jest.advanceTimersByTime(50)

    expect(channel.sent).toEqual(['pointer 1000', 'ping 1000'])
  })

  it('keeps a replaceable text if a text that must be kept was queued after it', () => {
    const { channel, queue } = made(full)
    queue.send('pointer 1', 'pointer')
    queue.send('undo')
    queue.send('pointer 2', 'pointer')
    queue.send('pointer 3', 'pointer')
    channel.bufferedAmount = 0
    jest.advanceTimersByTime(50)

    expect(channel.sent).toEqual(['pointer 1', 'undo', 'pointer 3'])
  })

  it('drops queued texts when the channel closes', () => {
    const { channel, queue } = made(full)
    queue.send('first')
    channel.readyState = 'closed'
    channel.bufferedAmount = 0
    jest.advanceTimersByTime(50)

    expect(channel.sent).toEqual([])
    expect(jest.getTimerCount()).toBe(0)
  })
})
