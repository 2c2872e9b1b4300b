import { FakeRtpSender, screenTrack } from 'src/features/call/FakeRtpSender'

import { PictureSender } from './PictureSender'

const fullHd = screenTrack(1920, 1080)

const ms = (duration: number) => jest.advanceTimersByTimeAsync(duration)

describe('simultaneous calls to the PictureSender', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  /** A fake sender whose async methods wait until the test calls `pass`. */
  const slowSender = () => {
    const wire = new FakeRtpSender()
    const picture = new PictureSender(wire.asRtpSender())
    const steps: (() => void)[] = []
    const inTime =
      <Values extends unknown[], Result>(
        act: (...values: Values) => Promise<Result>
      ) =>
      async (...values: Values): Promise<Result> => {
        await new Promise<void>((resolve) => steps.push(resolve))
        return act(...values)
      }
    wire.replaceTrack = inTime(wire.replaceTrack)
    wire.getStats = inTime(wire.getStats)
    const pass = async (count: number) => {
      for (let passed = 0; passed < count; passed++) {
        await ms(0)
        steps.shift()?.()
        await ms(0)
      }
    }
    const settle = async () => {
      for (let turn = 0; turn < 40; turn++) {
        wire.framesSent++
        await ms(20)
        await pass(1)
      }
    }
    return { wire, picture, pass, settle }
  }

  it('encodes nothing until the still is being sent', async () => {
    const wire = new FakeRtpSender()
    const picture = new PictureSender(wire.asRtpSender())
    let sent = () => {}
    picture.sendStillAhead = () => new Promise((resolve) => (sent = resolve))
    void picture.show(fullHd)
    await ms(100)
    expect(wire.track).toBeNull()
    sent()
    await ms(0)

    expect(wire.track).toBe(fullHd)
  })

  // How many asynchronous steps the first call has finished when the second
  // call begins.
  const moments = [0, 1, 2, 3, 4]

  it.each(moments)(
    'PS22 PS27 stays hidden when a silence ends at the same time (%i)',
    async (moment) => {
      const { wire, picture, pass, settle } = slowSender()
      void picture.show(fullHd)
      await settle()
      picture.pause()
      void picture.show(null)
      await pass(moment)
      void picture.resume()
      await settle()

      expect(wire.track).toBeNull()
    }
  )

  it.each(moments)(
    'PS27 PS28 sends the last choice when a silence ends at the same time (%i)',
    async (moment) => {
      const { wire, picture, pass, settle } = slowSender()
      const other = screenTrack(800, 600)
      void picture.show(fullHd)
      await settle()
      void picture.show(other)
      await pass(moment)
      picture.pause()
      void picture.resume()
      await settle()

      expect(wire.track).toBe(other)
    }
  )

  it.each(moments)(
    'PS27 sends the first screen even if a silence ends at the same time (%i)',
    async (moment) => {
      const { wire, picture, pass, settle } = slowSender()
      wire.track = screenTrack(1, 1)
      void picture.show(fullHd)
      await pass(moment)
      picture.pause()
      void picture.resume()
      await settle()

      expect(wire.track).toBe(fullHd)
      expect(wire.encoding).toMatchObject({ scaleResolutionDownBy: 1 })
    }
  )

  it('PS27 keeps the empty picture through a silence before the first screen', async () => {
    const wire = new FakeRtpSender()
    const picture = new PictureSender(wire.asRtpSender())
    const empty = screenTrack(1, 1)
    wire.track = empty
    picture.pause()
    await picture.resume()
    await ms(6_000)

    expect(wire.track).toBe(empty)
    expect(wire.encoding).toHaveProperty('active', true)
  })
})
