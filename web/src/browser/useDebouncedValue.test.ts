import { act, renderHook } from '@redwoodjs/testing/web'

import { useDebouncedValue } from './useDebouncedValue'

describe('useDebouncedValue', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('follows only a value that stays', () => {
    const { result, rerender } = renderHook(
      ({ value }) => useDebouncedValue(value, 500),
      { initialProps: { value: 1 } }
    )
    rerender({ value: 2 })
    act(() => void jest.advanceTimersByTime(499))
    rerender({ value: 3 })
    act(() => void jest.advanceTimersByTime(499))
    expect(result.current).toBe(1)
    act(() => void jest.advanceTimersByTime(1))

    expect(result.current).toBe(3)
  })
})
