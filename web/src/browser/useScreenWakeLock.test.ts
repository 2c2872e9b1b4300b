import { act, renderHook } from '@redwoodjs/testing/web'

import { useScreenWakeLock } from './useScreenWakeLock'

describe('useScreenWakeLock', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'))

  it('keeps the screen awake only while that is wanted', async () => {
    const release = jest.fn(async () => {})
    const request = jest.fn(async () => ({ released: false, release }))
    Object.assign(navigator, { wakeLock: { request } })
    const { rerender } = renderHook(
      ({ isWanted }) => useScreenWakeLock(isWanted),
      { initialProps: { isWanted: false } }
    )
    expect(request).not.toHaveBeenCalled()
    await act(async () => rerender({ isWanted: true }))
    expect(request).toHaveBeenCalledTimes(1)
    expect(release).not.toHaveBeenCalled()

    await act(async () => rerender({ isWanted: false }))
    expect(release).toHaveBeenCalledTimes(1)
  })
})
