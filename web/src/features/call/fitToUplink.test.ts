import type { PictureSender } from 'src/features/picture/PictureSender'
import { stillOf } from 'src/features/picture/stillOf'

import { fakeStats } from './FakeCall'
import { FakeDataChannel, FakePeerConnection } from './FakeConnection'
import { fitToUplink } from './fitToUplink'
import { trainLength, trainPacketBytes } from './model/uplinkRate'

jest.mock('src/features/picture/stillOf')

interface Ping {
  type: string
  number: number
  padding: string
}

/** @param packetMs how long the link needs for each packet */
function linked({ packetMs = 0, lost = 0, heldUpMs = 0 } = {}) {
  const channel = new FakeDataChannel()
  channel.open()
  const send = channel.send.bind(channel)
  let freeAtMs = 0
  const heldUpUntilMs = performance.now() + heldUpMs
  channel.send = (text: string) => {
    send(text)
    if (channel.sent.length <= lost) return
    freeAtMs = Math.max(freeAtMs, performance.now()) + packetMs
    const { number } = JSON.parse(text) as Ping
    setTimeout(
      () => channel.hear(JSON.stringify({ v: 1, type: 'pong', number })),
      Math.max(freeAtMs, heldUpUntilMs) - performance.now()
    )
  }
  const picture = {
    isShowing: false,
    sendStillAhead: null as PictureSender['sendStillAhead'],
  }
  const startAt = jest.fn(async (_: number) => {})
  const wire = channel as unknown as RTCDataChannel
  const connection = new FakePeerConnection()
  const pair = {
    type: 'candidate-pair',
    selected: true,
    currentRoundTripTime: 0.001,
    availableOutgoingBitrate: 30_000_000,
  }
  connection.getStats = async () => fakeStats([pair])
  const fit = () =>
    fitToUplink(
      wire,
      picture,
      startAt,
      connection as unknown as RTCPeerConnection
    )
  const stills = () => connection.channels.get(11)
  return { channel, picture, pair, startAt, stills, fit }
}

const pingsOf = ({ sent }: FakeDataChannel) => sent as Ping[]

describe('fitToUplink', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('starts at nine tenths of the rate of a slow link, after two trains', async () => {
    const { channel, fit, startAt } = linked({ packetMs: 10 })
    const done = fit()
    await jest.advanceTimersByTimeAsync(2_000)
    await done

    expect(channel.sent).toHaveLength(2 * trainLength)
    const bps = (trainPacketBytes * 8 * 1_000) / 10
    // The rate is set after the first train (a burst of pings), because the
    // screen may be chosen before the second train is answered.
    expect(startAt.mock.calls).toEqual([
      [expect.closeTo(bps * 0.9, -5)],
      [expect.closeTo(bps * 0.9, -5)],
    ])
  })

  it('recognises a slow link even if a busy page delays its answers', async () => {
    const { channel, fit, picture, startAt } = linked({
      packetMs: 9.2,
      heldUpMs: 250,
    })
    const done = fit()
    await jest.advanceTimersByTimeAsync(2_000)
    await done

    expect(channel.sent).toHaveLength(2 * trainLength)
    expect(startAt).toHaveBeenLastCalledWith(expect.closeTo(900_000, -5))
    expect(startAt.mock.calls[0]?.[0]).toBeLessThan(500_000)
    expect(picture.sendStillAhead).toBeNull()
  })

  it('sends three trains before it accepts a rate of 3 Mbit/s', async () => {
    const { channel, fit, startAt } = linked({ packetMs: 3 })
    const done = fit()
    await jest.advanceTimersByTimeAsync(2_000)
    await done

    expect(channel.sent).toHaveLength(3 * trainLength)
    expect(startAt).toHaveBeenCalledTimes(1)
  })

  it('sends two trains on a wide link, and starts at its rate', async () => {
    const { channel, fit, startAt } = linked({ packetMs: 1 })
    const done = fit()
    await jest.advanceTimersByTimeAsync(2_000)
    await done

    expect(channel.sent).toHaveLength(2 * trainLength)
    const bps = trainPacketBytes * 8 * 1_000 * 0.9
    expect(startAt.mock.calls).toEqual([[expect.closeTo(bps, -3)]])
  })

  it('assumes no more than 30 Mbit/s', async () => {
    const { fit, startAt } = linked()
    const done = fit()
    await jest.advanceTimersByTimeAsync(2_000)
    await done

    expect(startAt.mock.calls).toEqual([[30_000_000]])
  })

  describe('in a browser that gives pages access to frames', () => {
    const track = {} as MediaStreamTrack

    beforeEach(() => {
      Object.assign(window, { MediaStreamTrackProcessor: jest.fn() })
      jest.mocked(stillOf).mockResolvedValue(new ArrayBuffer(8))
    })
    afterEach(() => {
      Reflect.deleteProperty(window, 'MediaStreamTrackProcessor')
    })

    const fitted = async (link: Parameters<typeof linked>[0]) => {
      const all = linked(link)
      const done = all.fit()
      await jest.advanceTimersByTimeAsync(2_000)
      await done
      return all
    }

    it('sends a still before the picture on a wide link', async () => {
      const { picture, stills } = await fitted({ packetMs: 1 })
      stills()?.open()
      await picture.sendStillAhead?.(track, () => true)

      expect(stillOf).toHaveBeenCalledWith(track)
      expect(stills()?.sent).toHaveLength(1)
    })

    it('sends no still of a screen that is hidden while the still is made', async () => {
      const { picture, stills } = await fitted({ packetMs: 1 })
      stills()?.open()
      await picture.sendStillAhead?.(track, () => false)

      expect(stills()?.sent).toHaveLength(0)
    })

    it.each([
      ['takes longer', () => new Promise<never>(() => {})],
      ['cannot be made', () => Promise.reject(new Error('no frame'))],
    ])(
      'delays the picture for 300 ms at most if a still %s',
      async (_, make) => {
        const { picture } = await fitted({ packetMs: 1 })
        jest.mocked(stillOf).mockImplementation(make)
        const isOver = jest.fn()
        void picture.sendStillAhead?.(track, () => true).then(isOver)
        await jest.advanceTimersByTimeAsync(300)

        expect(isOver).toHaveBeenCalledTimes(1)
      }
    )

    it('sends a small picture first on a slow link, and no still', async () => {
      const { picture } = await fitted({ packetMs: 10 })
      expect(picture.sendStillAhead).toBeNull()
    })
  })

  it('sends pings that older pages answer, each filling a packet', async () => {
    const { channel, fit } = linked()
    const done = fit()
    await jest.advanceTimersByTimeAsync(2_000)
    await done

    const pings = pingsOf(channel)
    expect(new Set(pings.map(({ type }) => type))).toEqual(new Set(['ping']))
    expect(new Set(pings.map(({ number }) => number)).size).toBe(
      2 * trainLength
    )
    pings.forEach((ping) =>
      expect(JSON.stringify(ping).length).toBe(trainPacketBytes - 80)
    )
  })

  it('uses the answers that arrive in time', async () => {
    const { fit, startAt } = linked({ packetMs: 300 })
    const done = fit()
    await jest.advanceTimersByTimeAsync(5_000)
    await done

    expect(startAt).toHaveBeenLastCalledWith(expect.closeTo(30_000, -4))
  })

  it('gives up on a peer that answers none of them', async () => {
    const { channel, fit, startAt } = linked({ lost: Infinity })
    const done = fit()
    await jest.advanceTimersByTimeAsync(5_000)
    await done

    expect(channel.sent).toHaveLength(trainLength)
    expect(startAt).not.toHaveBeenCalled()
  })

  it('sends nothing over a link that already carries a picture, and changes nothing', async () => {
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

  it('sends nothing over a closed channel', async () => {
    const { channel, fit } = linked()
    channel.readyState = 'closed'
    const done = fit()
    await jest.advanceTimersByTimeAsync(5_000)
    await done

    expect(channel.sent).toHaveLength(0)
  })
})
