import { orAfter } from './orAfter'

describe('orAfter', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('resolves with the value in time and leaves no timer', async () => {
    expect(await orAfter(100, Promise.resolve('value'), 'other')).toBe('value')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('resolves with the fallback after the timeout', async () => {
    const found = orAfter(100, new Promise<string>(() => {}), 'other')
    await jest.advanceTimersByTimeAsync(100)
    expect(await found).toBe('other')
  })

  it('rejects as the promise does', async () => {
    await expect(orAfter(100, Promise.reject(new Error()), 1)).rejects.toThrow()
  })
})
