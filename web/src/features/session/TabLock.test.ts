import { FakeLocks } from './FakeLocks'
import { TabLock } from './TabLock'

const name = 'kinscreen.token'

const claimInATab = (name: string, locks?: LockManager) =>
  new TabLock(() => locks).claim(name)

describe('TabLock', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('grants a free name, and leaves no timer', async () => {
    const locks = new FakeLocks().asManager()

    await expect(claimInATab(name, locks)).resolves.toBe(true)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('refuses a name that another tab holds for three seconds', async () => {
    const locks = new FakeLocks().asManager()
    await claimInATab(name, locks)
    const answered = jest.fn()
    void claimInATab(name, locks).then(answered)
    await jest.advanceTimersByTimeAsync(2_999)
    expect(answered).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)

    expect(answered).toHaveBeenCalledWith(false)
  })

  it('waits for a page that is reloading', async () => {
    const locks = new FakeLocks()
    await claimInATab(name, locks.asManager())
    const claimed = claimInATab(name, locks.asManager())
    await jest.advanceTimersByTimeAsync(2_500)
    locks.release(name)

    await expect(claimed).resolves.toBe(true)
  })

  it('holds the name for as long as the page lives', async () => {
    const locks = new FakeLocks()
    await claimInATab(name, locks.asManager())
    await jest.advanceTimersByTimeAsync(60_000)
    const claimed = claimInATab(name, locks.asManager())
    await jest.advanceTimersByTimeAsync(3_000)

    await expect(claimed).resolves.toBe(false)
  })

  it('grants a document its own name again, at once', async () => {
    const locks = new FakeLocks().asManager()
    const tab = new TabLock(() => locks)
    await tab.claim(name)

    await expect(tab.claim(name)).resolves.toBe(true)
  })

  it('refuses where locks are forbidden', async () => {
    const forbidden = {
      request: () => Promise.reject(new DOMException('', 'SecurityError')),
    } as unknown as LockManager

    await expect(claimInATab(name, forbidden)).resolves.toBe(false)
  })

  it('grants every name where the browser has no locks', async () => {
    await expect(claimInATab(name)).resolves.toBe(true)
  })
})
