import {
  encodeFor,
  FakeRtpSender,
  screenTrack,
} from 'src/features/call/FakeRtpSender'

import { PictureSender } from './PictureSender'

const fullHd = screenTrack(1920, 1080)

function started() {
  const wire = new FakeRtpSender()
  return { wire, picture: new PictureSender(wire.asRtpSender()) }
}

const ms = (duration: number) => jest.advanceTimersByTimeAsync(duration)
const scales = (wire: FakeRtpSender) =>
  wire.applied.map(({ scaleResolutionDownBy }) => scaleResolutionDownBy)

describe('PictureSender', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('sends a small frame at once, and then the full picture', async () => {
    const { wire, picture } = started()
    void picture.show(fullHd)
    await ms(100)
    expect(wire.track).toBe(fullHd)
    expect(scales(wire)).toEqual([4])

    wire.framesSent = 1
    await ms(30)
    expect(scales(wire)).toEqual([4, 1])
  })

  it('sends the full picture at once after a still, which is sent once', async () => {
    const { wire, picture } = started()
    const sendStill = jest.fn(async () => {})
    picture.sendStillAhead = sendStill
    void picture.show(fullHd)
    await ms(100)
    wire.framesSent = 1
    await ms(30)
    void picture.show(screenTrack(800, 600))
    await ms(100)
    wire.framesSent = 2
    await ms(30)

    expect(scales(wire)).toEqual([1, 1, 4, 1])
    expect(sendStill).toHaveBeenCalledTimes(1)
    expect(sendStill).toHaveBeenCalledWith(fullHd, expect.anything())
  })

  it('sends no still of a screen that is hidden before the still is made', async () => {
    const { picture } = started()
    let isCurrent = () => false
    picture.sendStillAhead = async (_, current) => {
      isCurrent = current
    }
    void picture.show(fullHd)
    await ms(10)
    expect(isCurrent()).toBe(true)
    void picture.show(null)

    expect(isCurrent()).toBe(false)
  })

  it('tells when the first frame is sent', async () => {
    const { wire, picture } = started()
    const told = jest.fn()
    void picture.sent.then(told)
    void picture.show(fullHd)
    await ms(100)
    expect(told).not.toHaveBeenCalled()
    wire.framesSent = 1
    await ms(30)

    expect(told).toHaveBeenCalledTimes(1)
  })

  it('requests more refreshes of a tab after the full picture', async () => {
    const { wire, picture } = started()
    const screen = screenTrack(1920, 1080)
    void picture.show(screen)
    await ms(100)
    expect(screen.applyConstraints).not.toHaveBeenCalled()
    wire.framesSent = 1
    await ms(30)

    expect(screen.applyConstraints.mock.calls).toEqual([
      [{ frameRate: { min: 5 } }],
    ])
  })

  it.each(['monitor', 'camera'])(
    'requests nothing from a %s',
    async (surface) => {
      const { picture } = started()
      const track = screenTrack(1920, 1080, surface)
      void picture.show(track)
      await ms(6_000)

      expect(track.applyConstraints).not.toHaveBeenCalled()
    }
  )

  it('accepts a browser that ignores the requested refresh rate', async () => {
    const { wire, picture } = started()
    const screen = screenTrack(1920, 1080)
    screen.applyConstraints.mockRejectedValue(new DOMException('', 'Over'))
    void picture.show(screen)
    await ms(6_000)

    expect(scales(wire)).toEqual([4, 1])
  })

  it('does not wait forever for a frame of a still screen', async () => {
    const { wire, picture } = started()
    void picture.show(fullHd)
    await ms(6_000)

    expect(scales(wire)).toEqual([4, 1])
  })

  it('sends no more lines than anybody can read', async () => {
    const { wire, picture } = started()
    void picture.show(screenTrack(5120, 2880))
    await ms(6_000)

    expect(scales(wire)).toEqual([8, 2])
  })

  it('keeps size and bitrate limit by default', async () => {
    const { wire, picture } = started()
    void picture.show(fullHd)
    await ms(100)

    expect(wire.degradationPreference).toBe('maintain-resolution')
    expect(wire.encoding).toMatchObject({
      maxBitrate: 8_000_000,
      maxFramerate: undefined,
    })
  })

  it('PS22 PS14 sends nothing once the track is removed, even if it was just starting', async () => {
    const { wire, picture } = started()
    void picture.show(fullHd)
    void picture.show(null)
    await ms(6_000)

    expect(wire.track).toBeNull()
  })

  it.each([
    [0, { maxBitrate: 12_000_000, maxFramerate: 15 }, 'maintain-resolution'],
    [4, { maxBitrate: 8_000_000, maxFramerate: 60 }, 'balanced'],
  ] as const)(
    'PS26 makes the picture sharper or smoother: %p',
    async (qualityPreference, encoding, preference) => {
      const { wire, picture } = started()
      void picture.show(fullHd)
      await ms(6_000)
      await picture.applyQualityPreference(qualityPreference)

      expect(wire.encoding).toMatchObject({
        ...encoding,
        scaleResolutionDownBy: 1,
      })
      expect(wire.degradationPreference).toBe(preference)
    }
  )

  it('PS26 keeps a preference from before there was a picture', async () => {
    const { wire, picture } = started()
    await picture.applyQualityPreference(0)
    void picture.show(fullHd)
    await ms(6_000)

    expect(wire.encoding).toHaveProperty('maxFramerate', 15)
  })

  it('leaves the choice of frames to an encoder that is too slow', async () => {
    const { wire, picture } = started()
    void picture.show(fullHd)
    await ms(6_000)
    const { encoding } = wire
    await encodeFor(wire, 10, 100)

    expect(wire.encoding).toEqual(encoding)
  })

  it('changes nothing while all is well, or nothing is known', async () => {
    const { wire, picture } = started()
    void picture.show(fullHd)
    await ms(60_000)

    expect(wire.applied).toHaveLength(2)
  })

  it.each([
    ['stopped', (picture: PictureSender) => void picture.stop()],
    ['hidden', (picture: PictureSender) => void picture.show(null)],
  ])('runs no timer once it is %s', async (_, end) => {
    const { picture } = started()
    void picture.show(fullHd)
    await ms(6_000)
    end(picture)
    await ms(0)

    expect(jest.getTimerCount()).toBe(0)
  })

  it('PS27 sends nothing during a silence, and the picture again afterwards, small first', async () => {
    const { wire, picture } = started()
    void picture.show(fullHd)
    await ms(6_000)
    picture.pause()
    await ms(0)
    expect(wire.encoding).toHaveProperty('active', false)

    void picture.resume()
    await ms(100)
    expect(wire.encoding).toMatchObject({
      active: true,
      scaleResolutionDownBy: 4,
    })
    wire.framesSent = 1
    await ms(30)
    expect(wire.encoding).toMatchObject({
      active: true,
      scaleResolutionDownBy: 1,
    })
  })

  it('PS27 sends the full picture after many silences in a row', async () => {
    const { wire, picture } = started()
    void picture.show(fullHd)
    for (let silence = 0; silence < 20; silence++) {
      picture.pause()
      void picture.resume()
      wire.framesSent++
      await ms(silence * 7)
    }
    wire.framesSent++
    await ms(6_000)

    expect(wire.encoding).toMatchObject({
      active: true,
      scaleResolutionDownBy: 1,
    })
  })

  it('PS22 PS27 shows nothing after a silence during which the screen was hidden', async () => {
    const { wire, picture } = started()
    void picture.show(fullHd)
    await ms(6_000)
    picture.pause()
    void picture.show(null)
    await picture.resume()
    await ms(6_000)

    expect(wire.track).toBeNull()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('sends the picture in a browser whose statistics fail', async () => {
    const { wire, picture } = started()
    wire.getStats = () => Promise.reject(new DOMException('', 'Over'))
    await Promise.all([picture.show(fullHd), ms(6_000)])

    expect(scales(wire)).toEqual([4, 1])
  })

  it('sends the picture in a browser that rejects every parameter', async () => {
    const { wire, picture } = started()
    wire.isRefusing = true
    void picture.show(fullHd)
    await ms(6_000)

    expect(wire.track).toBe(fullHd)
  })
})
