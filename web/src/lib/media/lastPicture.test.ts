import { keepLastPicture, wipePicture } from './lastPicture'

/** jsdom decodes nothing and draws nothing. */
function setUp(readyState: number) {
  const video = document.createElement('video')
  const has = (sizes: Record<string, number>) =>
    Object.entries(sizes).forEach(([name, value]) =>
      Object.defineProperty(video, name, { value, configurable: true })
    )
  has({ readyState, videoWidth: 1280, videoHeight: 720 })
  const canvas = document.createElement('canvas')
  const drawImage = jest.fn()
  const context = { drawImage } as unknown as CanvasRenderingContext2D
  jest.spyOn(canvas, 'getContext').mockReturnValue(context)
  const size = () => [canvas.width, canvas.height]
  return { video, canvas, has, drawImage, size }
}

const nothing = HTMLMediaElement.HAVE_METADATA
const frame = HTMLMediaElement.HAVE_CURRENT_DATA

describe('the last picture', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is kept about once a second, with every pixel of the video', () => {
    const { video, canvas, has, drawImage, size } = setUp(frame)
    keepLastPicture(video, canvas)
    jest.advanceTimersByTime(1_000)
    expect(size()).toEqual([1280, 720])
    expect(drawImage.mock.calls).toEqual([[video, 0, 0]])

    has({ videoWidth: 1920, videoHeight: 1080 })
    jest.advanceTimersByTime(1_000)
    expect(size()).toEqual([1920, 1080])
    expect(drawImage).toHaveBeenCalledTimes(2)
  })

  it('stays as it is while the video has none', () => {
    const { video, canvas, has, drawImage } = setUp(frame)
    keepLastPicture(video, canvas)
    jest.advanceTimersByTime(1_000)
    has({ readyState: nothing })
    jest.advanceTimersByTime(5_000)

    expect(drawImage).toHaveBeenCalledTimes(1)
  })

  it('is not taken any more once that is undone', () => {
    const { video, canvas, drawImage } = setUp(frame)
    keepLastPicture(video, canvas)()
    jest.advanceTimersByTime(5_000)

    expect(drawImage).not.toHaveBeenCalled()
  })

  it('leaves nothing behind when it is wiped', () => {
    const { video, canvas, size } = setUp(frame)
    keepLastPicture(video, canvas)
    jest.advanceTimersByTime(1_000)
    wipePicture(canvas)

    expect(size()).toEqual([0, 0])
  })
})
