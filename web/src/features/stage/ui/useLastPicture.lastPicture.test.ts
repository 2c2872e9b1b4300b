import { keepPicture, wipePicture } from './useLastPicture'

/** jsdom can neither decode video nor draw on a canvas. */
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
  it('has every pixel of the video', () => {
    const { video, canvas, has, drawImage, size } = setUp(frame)
    keepPicture(video, canvas)
    expect(size()).toEqual([1280, 720])
    expect(drawImage.mock.calls).toEqual([[video, 0, 0]])

    has({ videoWidth: 1920, videoHeight: 1080 })
    keepPicture(video, canvas)
    expect(size()).toEqual([1920, 1080])
  })

  it('does not change while the video has no picture', () => {
    const { video, canvas, has, drawImage } = setUp(frame)
    keepPicture(video, canvas)
    has({ readyState: nothing })
    keepPicture(video, canvas)

    expect(drawImage).toHaveBeenCalledTimes(1)
  })

  it('leaves nothing behind when it is wiped', () => {
    const { video, canvas, size } = setUp(frame)
    keepPicture(video, canvas)
    wipePicture(canvas)

    expect(size()).toEqual([0, 0])
  })
})
