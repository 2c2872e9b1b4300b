import { act, renderHook } from '@redwoodjs/testing/web'

import { canvasShowsWhatIsDrawn } from 'src/features/stage/canvasShowsWhatIsDrawn'

import { useSavePicture } from './SavePictureButton'

jest.mock('src/features/stage/canvasShowsWhatIsDrawn')

const name = (date: Date) => `${date.getFullYear()}.png`

/** Returns a fake video element, because jsdom can neither decode nor draw. */
function videoWith(readyState: number) {
  const video = document.createElement('video')
  Object.defineProperty(video, 'readyState', { value: readyState })
  return { current: video }
}

describe('useSavePicture', () => {
  const saved: string[] = []

  beforeEach(() => {
    saved.length = 0
    jest.mocked(canvasShowsWhatIsDrawn).mockReturnValue(true)
    jest.useFakeTimers({ now: new Date(2026, 2, 1) })
    URL.createObjectURL = () => 'blob:picture'
    URL.revokeObjectURL = jest.fn()
    const canvas = HTMLCanvasElement.prototype
    jest.spyOn(canvas, 'getContext').mockReturnValue(null)
    jest.spyOn(canvas, 'toBlob').mockImplementation((give) => give(new Blob()))
    jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(function (this: HTMLAnchorElement) {
        saved.push(`${this.href} ${this.download}`)
      })
  })

  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    Reflect.deleteProperty(URL, 'createObjectURL')
    Reflect.deleteProperty(URL, 'revokeObjectURL')
  })

  it('saves what the video shows, and says so for four seconds', async () => {
    const note = jest.fn()
    const { result } = renderHook(() =>
      useSavePicture(videoWith(4), name, note)
    )
    await act(async () => result.current[1]())
    expect(saved).toEqual(['blob:picture 2026.png'])
    expect(note.mock.calls).toEqual([['2026.png']])
    expect(result.current[0]).toBe('saved')
    act(() => void jest.advanceTimersByTime(4_000))

    expect(result.current[0]).toBeNull()
  })

  it('saves nothing while there is no picture', async () => {
    const { result } = renderHook(() => useSavePicture(videoWith(1), name))
    await act(async () => result.current[1]())

    expect(saved).toEqual([])
    expect(result.current[0]).toBeNull()
  })

  it('saves nothing if the browser returns only stripes, and says that it does not allow it', async () => {
    jest.mocked(canvasShowsWhatIsDrawn).mockReturnValue(false)
    const { result } = renderHook(() => useSavePicture(videoWith(4), name))
    await act(async () => result.current[1]())

    expect(saved).toEqual([])
    expect(result.current[0]).toBe('refused')
  })

  it('does not keep the picture in memory', async () => {
    const { result } = renderHook(() => useSavePicture(videoWith(4), name))
    await act(async () => result.current[1]())
    act(() => void jest.advanceTimersByTime(60_000))

    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:picture')
  })
})
