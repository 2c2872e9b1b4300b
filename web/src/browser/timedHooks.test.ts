import { act, renderHook } from '@redwoodjs/testing/web'

import { useConditionForAtLeast, useDebouncedValue } from './timedHooks'

const durationMs = 2_000

const hook = (condition: boolean) =>
  renderHook(({ condition }) => useConditionForAtLeast(condition, durationMs), {
    initialProps: { condition },
  })

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

describe('useConditionForAtLeast', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is true only once the condition has held for the duration', () => {
    const { result } = hook(true)
    expect(result.current).toBe(false)
    pass(durationMs - 1)
    expect(result.current).toBe(false)
    pass(1)

    expect(result.current).toBe(true)
  })

  it('is false as soon as the condition is', () => {
    const seen: boolean[] = []
    const { rerender } = renderHook(
      ({ condition }) => {
        const hasHeld = useConditionForAtLeast(condition, durationMs)
        if (!condition) seen.push(hasHeld)
      },
      { initialProps: { condition: true } }
    )
    pass(durationMs)
    rerender({ condition: false })

    expect(seen).not.toContain(true)
    expect(seen).not.toHaveLength(0)
  })

  it('starts over after an interruption', () => {
    const { result, rerender } = hook(true)
    pass(durationMs - 1)
    rerender({ condition: false })
    rerender({ condition: true })
    pass(durationMs - 1)
    expect(result.current).toBe(false)
    pass(1)

    expect(result.current).toBe(true)
  })

  it('starts over after it has been true', () => {
    const { result, rerender } = hook(true)
    pass(durationMs)
    rerender({ condition: false })
    rerender({ condition: true })

    expect(result.current).toBe(false)
  })

  it('leaves no timer behind', () => {
    const { unmount } = hook(true)
    unmount()

    expect(jest.getTimerCount()).toBe(0)
  })
})

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
