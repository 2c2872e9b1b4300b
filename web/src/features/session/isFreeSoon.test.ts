import { FakeLocks } from './FakeLocks'
import { isFreeSoon } from './isFreeSoon'

function tabs() {
  const locks = new FakeLocks()
  const isFree = () => isFreeSoon('name', locks.asManager)
  const take = () =>
    void locks.request(
      'name',
      { signal: new AbortController().signal },
      () => new Promise(() => {})
    )
  return { locks, isFree, take }
}

describe('isFreeSoon', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is true for a lock that no tab holds, and does not keep it', async () => {
    const { isFree } = tabs()
    expect(await isFree()).toBe(true)
    expect(await isFree()).toBe(true)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('waits for a page that is being closed', async () => {
    const { isFree, take, locks } = tabs()
    take()
    const found = isFree()
    await jest.advanceTimersByTimeAsync(2_900)
    locks.release('name')
    expect(await found).toBe(true)
  })

  it('is false if another tab holds it', async () => {
    const { isFree, take } = tabs()
    take()
    const found = isFree()
    await jest.advanceTimersByTimeAsync(3_000)
    expect(await found).toBe(false)
  })

  it('is false where the browser has no locks', async () => {
    const locks = () => undefined as unknown as LockManager
    expect(await isFreeSoon('name', locks)).toBe(false)
  })
})
