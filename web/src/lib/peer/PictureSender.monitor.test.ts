import { fakeMonitor, takeMonitorAway } from './FakeMonitor'
import { FakeRtpSender, screenTrack } from './FakeRtpSender'
import { PictureSender } from './PictureSender'

const monitor = screenTrack(1920, 1080, 'monitor')

const ms = (duration: number) => jest.advanceTimersByTimeAsync(duration)

/** A shared monitor whose first frames have been sent. */
async function shared() {
  const screen = fakeMonitor()
  const wire = new FakeRtpSender()
  const picture = new PictureSender(wire.asRtpSender())
  void picture.show(monitor)
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

  it('begins anew as often as ever', async () => {
    const { wire, picture } = await shared()
    await ms(2_500)
    expect(wire.encoding?.maxFramerate).toBe(15)
    void picture.show(screenTrack(1280, 720, 'window'))
    await ms(100)
    expect(wire.encoding?.maxFramerate).toBeUndefined()
  })
})
