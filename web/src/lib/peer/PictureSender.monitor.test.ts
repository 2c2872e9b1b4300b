import { fakeMonitor, takeMonitorAway } from './FakeMonitor'
import { av1, FakeRtpSender, screenTrack, vp8 } from './FakeRtpSender'
import { PictureSender } from './PictureSender'

const monitor = screenTrack(1920, 1080, 'monitor')

const ms = (duration: number) => jest.advanceTimersByTimeAsync(duration)

/** A shared monitor whose first frames have been sent. */
async function shared(track = monitor) {
  const screen = fakeMonitor()
  const wire = new FakeRtpSender()
  const picture = new PictureSender(wire.asRtpSender())
  void picture.show(track)
  await ms(100)
  wire.framesSent = 1
  await ms(100)
  return { screen, wire, picture }
}

describe('PictureSender, of a monitor', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    takeMonitorAway()
  })

  it('sends it half as often while nothing changes', async () => {
    const { screen, wire } = await shared()
    expect(wire.encoding?.maxFramerate).toBeUndefined()
    await ms(2_500)
    expect(wire.encoding?.maxFramerate).toBe(15)

    screen.lines.fill(30, 100, 122)
    await ms(500)
    expect(wire.encoding?.maxFramerate).toBeUndefined()
    await ms(2_500)
    expect(wire.encoding?.maxFramerate).toBe(15)
  })

  const large = screenTrack(3840, 2160, 'monitor')
  const inVp8 = { scaleResolutionDownBy: 1.5 }
  const allLines = {
    codec: expect.objectContaining({ mimeType: 'video/AV1' }),
    scaleResolutionDownBy: 1,
  }

  it('sends all lines of a large one that stands, after a quarter of a second', async () => {
    const { wire } = await shared(large)
    await ms(100)
    expect(wire.encoding).toMatchObject(inVp8)
    await ms(200)
    expect(wire.encoding).toMatchObject(allLines)
  })

  it('sends all lines half a second after a large one has stopped moving', async () => {
    const { screen, wire } = await shared(large)
    for (let look = 0; look < 10; look++) {
      screen.lines.fill(look * 20)
      await ms(200)
    }
    await ms(400)
    expect(wire.encoding).toMatchObject(inVp8)
    await ms(600)
    expect(wire.encoding).toMatchObject(allLines)
  })

  it('sends fewer lines of a large one that moves', async () => {
    const { screen, wire } = await shared(large)
    for (let look = 0; look < 10; look++) {
      screen.lines.fill(look * 20)
      await ms(200)
    }
    expect(wire.encoding).toMatchObject(inVp8)
    expect(wire.codec).toEqual(vp8)
  })

  it('gives AV1 up a quarter of a second after it moves, where that is too much', async () => {
    const { screen, wire } = await shared()
    wire.bytesSent = 100_000
    await ms(4_000)
    expect(wire.codec).toEqual(av1)

    screen.lines.fill(30)
    // The screen is looked at twice a second.
    await ms(500)
    for (let tenth = 0; tenth < 2; tenth++) {
      wire.framesCaptured += 3
      wire.framesEncoded += 1
      wire.encodeSeconds += 0.07
      expect(wire.codec).toEqual(av1)
      await ms(100)
    }
    await ms(50)
    expect(wire.codec).toEqual(vp8)
  })

  it('waits with one of usual size', async () => {
    const { wire } = await shared()
    await ms(1_000)
    expect(wire.codec).toEqual(vp8)
  })

  it('begins anew as often as ever', async () => {
    const { wire, picture } = await shared()
    await ms(2_500)
    expect(wire.encoding?.maxFramerate).toBe(15)
    void picture.show(screenTrack(1280, 720, 'window'))
    await ms(100)
    expect(wire.encoding?.maxFramerate).toBeUndefined()
  })
})
