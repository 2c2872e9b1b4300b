import { fakeStream, fakeTrack } from './FakeMediaStream'
import { onePixelStream, withPlaceForSound } from './onePixelStream'

describe('the stream that a viewer answers with', () => {
  afterEach(() => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'captureStream')
    jest.restoreAllMocks()
  })

  it('comes from a canvas of one pixel, drawn on once [§1 one-pixel stream]', () => {
    const stream = fakeStream()
    const fillRect = jest.fn()
    const context = { fillRect } as unknown as CanvasRenderingContext2D
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockImplementation((() => context) as never)
    const captured: HTMLCanvasElement[] = []
    HTMLCanvasElement.prototype.captureStream = function () {
      captured.push(this)
      return stream
    }

    expect(onePixelStream()).toBe(stream)
    expect(captured.map(({ width, height }) => [width, height])).toEqual([
      [1, 1],
    ])
    expect(fillRect).toHaveBeenCalledTimes(1)
  })
})

describe('withPlaceForSound', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'RTCPeerConnection'))

  it('adds an audio track of a closed connection to the picture', () => {
    const close = jest.fn()
    const sound = fakeTrack('audio')
    const addTransceiver = jest.fn(() => ({ receiver: { track: sound } }))
    Object.assign(globalThis, {
      RTCPeerConnection: jest.fn(() => ({ addTransceiver, close })),
    })
    const picture = fakeTrack()
    const stream = withPlaceForSound(fakeStream(picture))

    expect(stream.getTracks()).toEqual([picture, sound])
    expect(addTransceiver).toHaveBeenCalledWith('audio')
    expect(close).toHaveBeenCalledTimes(1)
  })
})
