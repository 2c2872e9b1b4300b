import { act, renderHook } from '@redwoodjs/testing/web'

import { useFullscreen } from './FullScreenButton'

/** Defines a fake of the Fullscreen API, which jsdom lacks. */
function browser({ fullscreenEnabled = true } = {}) {
  const element = document.createElement('div')
  const fill = (fullscreenElement: Element | null) => {
    Object.assign(document, { fullscreenElement })
    document.dispatchEvent(new Event('fullscreenchange'))
  }
  Object.defineProperties(document, {
    fullscreenEnabled: { value: fullscreenEnabled, configurable: true },
    fullscreenElement: { value: null, configurable: true, writable: true },
    exitFullscreen: {
      value: jest.fn(async () => fill(null)),
      configurable: true,
    },
  })
  const request = jest.fn(async () => fill(element))
  element.requestFullscreen = request
  const { result } = renderHook(() => useFullscreen({ current: element }))
  const toggle = () => act(async () => result.current?.toggle())
  return { result, request, fill, toggle }
}

describe('useFullscreen', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'fullscreenEnabled')
    Reflect.deleteProperty(document, 'fullscreenElement')
    Reflect.deleteProperty(document, 'exitFullscreen')
  })

  it('enters and leaves full screen', async () => {
    const { result, toggle } = browser()
    expect(result.current?.isFullscreen).toBe(false)
    await toggle()
    expect(result.current?.isFullscreen).toBe(true)

    await toggle()
    expect(result.current?.isFullscreen).toBe(false)
  })

  it('notices when the person leaves full screen with the browser’s own key', async () => {
    const { result, fill, toggle } = browser()
    await toggle()
    act(() => fill(null))

    expect(result.current?.isFullscreen).toBe(false)
  })

  it('changes nothing if the browser refuses', async () => {
    const { result, request, toggle } = browser()
    request.mockRejectedValueOnce(new TypeError())
    await toggle()

    expect(result.current?.isFullscreen).toBe(false)
  })

  it('is not offered if the browser cannot do it', () => {
    const { result } = browser({ fullscreenEnabled: false })

    expect(result.current).toBeNull()
  })
})
