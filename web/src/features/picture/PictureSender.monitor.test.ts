import { fakeMonitor, takeMonitorAway } from 'src/features/call/FakeMonitor'
import {
  av1,
  fakeLink,
  FakeRtpSender,
  screenTrack,
  vp8,
} from 'src/features/call/FakeRtpSender'

import { PictureSender } from './PictureSender'

const monitor = screenTrack(1920, 1080, 'monitor')

const ms = (duration: number) => jest.advanceTimersByTimeAsync(duration)

async function shared(track = monitor, { availableBps = 5_000_000 } = {}) {
  const screen = fakeMonitor()
  const wire = new FakeRtpSender()
  wire.more = [fakeLink(availableBps, 0.02)]
  const picture = new PictureSender(wire.asRtpSender())
  void picture.show(track)
  await ms(100)
  wire.framesSent = 1
  await ms(100)
  return { screen, wire, picture }
}

describe('PictureSender for a monitor', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    takeMonitorAway()
  })

  it('halves the frame rate while nothing changes', async () => {
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
  const fewerLines = { scaleResolutionDownBy: 1.5 }
  const allLines = { scaleResolutionDownBy: 1 }

  it('sends all lines of a large monitor that is still, after a quarter of a second', async () => {
    const { wire } = await shared(large)
    await ms(100)
    expect(wire.encoding).toMatchObject(fewerLines)
    await ms(200)
    expect(wire.encoding).toMatchObject(allLines)
    expect(wire.codec).toEqual(vp8)
  })

  it('sends all lines in AV1 after two seconds, and fewer again when frames are lost', async () => {
    const { screen, wire } = await shared(large)
    wire.bytesSent = 100_000
    await ms(4_000)
    expect(wire.encoding).toMatchObject({ codec: av1, ...allLines })

    for (let look = 0; look < 12; look++) {
      screen.lines.fill(look * 20)
      wire.framesCaptured += 7
      wire.framesEncoded += 3
      wire.encodeSeconds += 0.22
      await ms(250)
    }
    expect(wire.codec).toEqual(vp8)
    expect(wire.encoding).toMatchObject(fewerLines)
  })

  it('sends fewer lines of a large monitor over a link that would need too long for all', async () => {
    const { wire } = await shared(large, { availableBps: 1_000_000 })
    await ms(10_000)
    expect(wire.encoding).toMatchObject(fewerLines)
  })

  it('sends all lines in VP8 if AV1 was not negotiated', async () => {
    const { wire } = await shared(large)
    wire.bytesSent = 100_000
    wire.codecs = [vp8]
    await ms(10_000)
    expect(wire.codec).toEqual(vp8)
    expect(wire.encoding).toMatchObject(allLines)
  })

  it('sends all lines half a second after a large monitor has stopped moving', async () => {
    const { screen, wire } = await shared(large)
    for (let look = 0; look < 10; look++) {
      screen.lines.fill(look * 20)
      await ms(200)
    }
    await ms(400)
    expect(wire.encoding).toMatchObject(fewerLines)
    await ms(600)
    expect(wire.encoding).toMatchObject(allLines)
  })

  it('sends fewer lines of a large monitor that moves', async () => {
    const { screen, wire } = await shared(large)
    for (let look = 0; look < 10; look++) {
      screen.lines.fill(look * 20)
      await ms(200)
    }
    expect(wire.encoding).toMatchObject(fewerLines)
    expect(wire.codec).toEqual(vp8)
  })

  it('does not use AV1 for a monitor of usual size within the first second', async () => {
    const { wire } = await shared()
    await ms(1_000)
    expect(wire.codec).toEqual(vp8)
  })

  it('starts over at the full frame rate', async () => {
    const { wire, picture } = await shared()
    await ms(2_500)
    expect(wire.encoding?.maxFramerate).toBe(15)
    void picture.show(screenTrack(1280, 720, 'window'))
    await ms(100)
    expect(wire.encoding?.maxFramerate).toBeUndefined()
  })
})
