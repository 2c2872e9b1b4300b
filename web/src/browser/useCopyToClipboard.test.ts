import { act, renderHook } from '@redwoodjs/testing/web'

import { useCopyToClipboard } from './useCopyToClipboard'

const provide = (writeText: () => Promise<void>) =>
  Object.assign(navigator, { clipboard: { writeText } })

describe('useCopyToClipboard', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it('reports for four seconds that the text was copied', async () => {
    const writeText = jest.fn(() => Promise.resolve())
    provide(writeText)
    const { result } = renderHook(() => useCopyToClipboard('a link'))
    expect(result.current[0]).toBe(false)
    await act(async () => result.current[1]())

    expect(writeText).toHaveBeenCalledWith('a link')
    expect(result.current[0]).toBe(true)
    act(() => void jest.advanceTimersByTime(3_999))
    expect(result.current[0]).toBe(true)
    act(() => void jest.advanceTimersByTime(1))
    expect(result.current[0]).toBe(false)
  })

  it('reports nothing when the copy failed', async () => {
    provide(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    const { result } = renderHook(() => useCopyToClipboard('a link'))
    await act(async () => result.current[1]())

    expect(result.current[0]).toBe(false)
  })

  it('leaves no timer behind', async () => {
    provide(() => Promise.resolve())
    const { result, unmount } = renderHook(() => useCopyToClipboard('a link'))
    await act(async () => result.current[1]())
    unmount()

    expect(jest.getTimerCount()).toBe(0)
  })
})
