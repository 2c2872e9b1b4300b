import {
  av1,
  encodeFor,
  fakeLink,
  FakeRtpSender,
  screenTrack,
  vp8,
} from 'src/features/call/FakeRtpSender'

import { PictureSender } from './PictureSender'

const fullHd = screenTrack(1920, 1080)

function started() {
  const wire = new FakeRtpSender()
  wire.bytesSent = 100_000
  return { wire, picture: new PictureSender(wire.asRtpSender()) }
}

const ms = (duration: number) => jest.advanceTimersByTimeAsync(duration)

describe('PictureSender and the codec', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('uses AV1 once the picture is still, and VP8 when it starts over', async () => {
    const { wire, picture } = started()
    void picture.show(fullHd)
    await ms(6_000)
    expect(wire.codec).toEqual(vp8)
    await ms(3_000)
    expect(wire.codec).toEqual(av1)
    expect(wire.encoding).toMatchObject({ scaleResolutionDownBy: 1 })

    picture.pause()
    void picture.resume()
    await ms(100)
    expect(wire.encoding).toMatchObject({ scaleResolutionDownBy: 4 })
    expect(wire.codec).toEqual(vp8)
  })

  it('sends every line of a large screen once it is still', async () => {
    const { wire, picture } = started()
    wire.more = [fakeLink(5_000_000, 0.02)]
    void picture.show(screenTrack(3840, 2160))
    await ms(6_000)
    expect(wire.encoding).toMatchObject({ scaleResolutionDownBy: 1.5 })
    await ms(3_000)
    expect(wire.encoding).toMatchObject({
      codec: av1,
      scaleResolutionDownBy: 1,
    })

    await encodeFor(wire, 4, 60)
    expect(wire.encoding).toMatchObject({ scaleResolutionDownBy: 1.5 })
  })

  it('returns to VP8 when AV1 is too slow for the encoder', async () => {
    const { wire, picture } = started()
    void picture.show(fullHd)
    await ms(9_000)
    expect(wire.codec).toEqual(av1)
    await encodeFor(wire, 4, 60)

    expect(wire.codec).toEqual(vp8)
  })
})
