import { FakeRtpSender, screenTrack } from './FakeRtpSender'
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

  it('sends a small frame at once, and the whole picture after it', async () => {
    const { wire, picture } = started()
    void picture.show(fullHd)
    await ms(100)
    expect(wire.track).toBe(fullHd)
    expect(scales(wire)).toEqual([2])

    wire.framesSent = 1
    await ms(30)
    expect(scales(wire)).toEqual([2, 1])
  })

  it('does not wait for ever for a frame of a screen that stands still', async () => {
    const { wire, picture } = started()
    void picture.show(fullHd)
    await ms(6_000)

    expect(scales(wire)).toEqual([2, 1])
  })

  it('sends no more lines than anybody can read', async () => {
    const { wire, picture } = started()
    void picture.show(screenTrack(5120, 2880))
    await ms(6_000)

    expect(scales(wire)).toEqual([4, 2])
  })

  it('keeps the size and limits the bitrate as long as nobody asks for more', async () => {
    const { wire, picture } = started()
    void picture.show(fullHd)
    await ms(100)

    expect(wire.degradationPreference).toBe('maintain-resolution')
    expect(wire.encoding).toMatchObject({
      maxBitrate: 8_000_000,
      maxFramerate: 30,
    })
  })

  it('PS22 PS14 sends nothing once the track is taken away, though it was only starting', async () => {
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
    'PS26 sends it sharper or smoother: %p',
    async (smoothness, encoding, preference) => {
      const { wire, picture } = started()
      void picture.show(fullHd)
      await ms(6_000)
      await picture.smooth(smoothness)

      expect(wire.encoding).toMatchObject({
        ...encoding,
        scaleResolutionDownBy: 1,
      })
      expect(wire.degradationPreference).toBe(preference)
    }
  )

  it('PS26 keeps what was asked for before there was a picture', async () => {
    const { wire, picture } = started()
    await picture.smooth(0)
    void picture.show(fullHd)
    await ms(6_000)

    expect(wire.encoding).toHaveProperty('maxFramerate', 15)
  })

  it('shows the picture in a browser that refuses every parameter', async () => {
    const { wire, picture } = started()
    wire.isRefusing = true
    void picture.show(fullHd)
    await ms(6_000)

    expect(wire.track).toBe(fullHd)
  })
})
