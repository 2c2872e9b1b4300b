import { orAfter } from './orAfter'

describe('orAfter', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is the value that comes in time, and leaves no timer', async () => {
    expect(await orAfter(100, Promise.resolve('value'), 'other')).toBe('value')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('is the other one where none comes', async () => {
    const found = orAfter(100, new Promise<string>(() => {}), 'other')
    await jest.advanceTimersByTimeAsync(100)
    expect(await found).toBe('other')
  })

  it('fails as the value does', async () => {
    await expect(orAfter(100, Promise.reject(new Error()), 1)).rejects.toThrow()
  })
})
