import { trainLength, trainPacketBytes } from 'src/domain/network/uplinkRate'

import { FakeDataChannel } from './FakeConnection'
import { fitToUplink } from './fitToUplink'

interface Ping {
  type: string
  number: number
  padding: string
}

/** A link on which each packet takes so long, and a peer that answers pings. */
function linked({ packetMs = 0, lost = 0 } = {}) {
  const channel = new FakeDataChannel()
  channel.open()
  const send = channel.send.bind(channel)
  let freeAtMs = 0
  channel.send = (text) => {
    send(text)
    if (channel.sent.length <= lost) return
    freeAtMs = Math.max(freeAtMs, performance.now()) + packetMs
    const { number } = JSON.parse(text) as Ping
    setTimeout(() => {
      channel.hear(JSON.stringify({ v: 1, type: 'pong', number }))
    }, freeAtMs - performance.now())
  }
  const picture = {
    isShowing: false,
    whenSmallIsSent: null as (() => void) | null,
  }
  const startAt = jest.fn(async (_: number) => {})
  const wire = channel as unknown as RTCDataChannel
  const fit = () => fitToUplink(wire, picture, startAt)
  return { channel, picture, startAt, fit }
}

const pingsOf = ({ sent }: FakeDataChannel) => sent as Ping[]

describe('fitToUplink', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('starts at nine tenths of a slow link, after two trains', async () => {
    const { channel, fit, startAt } = linked({ packetMs: 10 })
    const done = fit()
    await jest.advanceTimersByTimeAsync(2_000)
    await done

    expect(channel.sent).toHaveLength(2 * trainLength)
    const bps = (trainPacketBytes * 8 * 1_000) / 10
    expect(startAt.mock.calls).toEqual([[expect.closeTo(bps * 0.9, -3)]])
  })

  it('asks three times before it believes in a link of 3 Mbit/s', async () => {
    const { channel, fit, startAt } = linked({ packetMs: 3 })
    const done = fit()
    await jest.advanceTimersByTimeAsync(2_000)
    await done

    expect(channel.sent).toHaveLength(3 * trainLength)
    expect(startAt).toHaveBeenCalledTimes(1)
  })

  it('leaves the usual start to a link that carries it', async () => {
    const { channel, fit, startAt } = linked({ packetMs: 1 })
    const done = fit()
    await jest.advanceTimersByTimeAsync(2_000)
    await done

    expect(channel.sent).toHaveLength(trainLength)
    expect(startAt).not.toHaveBeenCalled()
  })

  it('starts anew for the whole picture on such a link, once the small one is reported', async () => {
    const { picture, fit, startAt } = linked({ packetMs: 1 })
    const done = fit()
    await jest.advanceTimersByTimeAsync(2_000)
    await done
    picture.whenSmallIsSent?.()
    await jest.advanceTimersByTimeAsync(100)
    expect(startAt).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(50)

    const bps = trainPacketBytes * 8 * 1_000 * 0.9
    expect(startAt.mock.calls).toEqual([[expect.closeTo(bps, -3)]])
  })

  it('does not believe in more than 16 Mbit/s, and leaves a slow link alone', async () => {
    const wide = linked()
    const slow = linked({ packetMs: 10 })
    const done = Promise.all([wide.fit(), slow.fit()])
    await jest.advanceTimersByTimeAsync(2_000)
    await done
    wide.picture.whenSmallIsSent?.()
    await jest.advanceTimersByTimeAsync(200)

    expect(wide.startAt.mock.calls).toEqual([[16_000_000]])
    expect(slow.picture.whenSmallIsSent).toBeNull()
  })

  it('sends pings that older pages answer, each filling a packet', async () => {
    const { channel, fit } = linked()
    const done = fit()
    await jest.advanceTimersByTimeAsync(2_000)
    await done

    const pings = pingsOf(channel)
    expect(new Set(pings.map(({ type }) => type))).toEqual(new Set(['ping']))
    expect(new Set(pings.map(({ number }) => number)).size).toBe(trainLength)
    pings.forEach((ping) =>
      expect(JSON.stringify(ping).length).toBe(trainPacketBytes - 80)
    )
  })

  it('gives up on a peer that does not answer all of them', async () => {
    const { fit, startAt } = linked({ packetMs: 10, lost: 1 })
    const done = fit()
    await jest.advanceTimersByTimeAsync(5_000)
    await done

    expect(startAt).not.toHaveBeenCalled()
  })

  it('asks nothing of a link that carries a picture, and changes nothing', async () => {
    const early = linked({ packetMs: 10 })
    early.picture.isShowing = true
    const during = linked({ packetMs: 10 })
    const done = Promise.all([early.fit(), during.fit()])
    await jest.advanceTimersByTimeAsync(120)
    during.picture.isShowing = true
    await jest.advanceTimersByTimeAsync(5_000)
    await done

    expect(early.channel.sent).toHaveLength(0)
    expect(during.channel.sent).toHaveLength(trainLength)
    expect(during.startAt).not.toHaveBeenCalled()
  })

  it('asks nothing of a closed channel', async () => {
    const { channel, fit } = linked()
    channel.readyState = 'closed'
    const done = fit()
    await jest.advanceTimersByTimeAsync(5_000)
    await done

    expect(channel.sent).toHaveLength(0)
  })
})
