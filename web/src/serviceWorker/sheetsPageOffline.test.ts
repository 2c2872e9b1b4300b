import { FakeWorkerScope, loadWorkbox, pageOf } from './workbox.fixtures'
import type { Worker } from './Worker'

const files = [{ url: '/sheets', revision: '0123456789abcdef' }]
const offline = { url: '/offline.html', revision: '0123456789abcdef' }

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const never = () => new Promise<never>(() => {})

async function installed(kept = files) {
  loadWorkbox()
  const scope = new FakeWorkerScope()
  scope.network = async (path) => pageOf(`kept ${path}`)
  const { precacheFiles } = await import('./precacheFiles')
  const { sheetsPageOffline } = await import('./sheetsPageOffline')
  precacheFiles([...kept, offline])
  sheetsPageOffline({} as Worker, kept)
  await scope.install()
  return scope
}

describe('the sheets page', () => {
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it('comes from the precache if the network has not answered within four seconds', async () => {
    const scope = await installed()
    jest.useFakeTimers()
    scope.network = never
    const arrived = jest.fn()
    void scope.navigate('/sheets?lang=en').then(arrived)
    await pass(3_999)
    expect(arrived).not.toHaveBeenCalled()
    await pass(1)
    expect(arrived).toHaveBeenCalledWith('kept /sheets')
  })

  it('comes from a network that answers sooner', async () => {
    const scope = await installed()
    jest.useFakeTimers()
    scope.network = async () => {
      await new Promise((resolve) => setTimeout(resolve, 3_999))
      return pageOf('new')
    }
    const page = scope.navigate('/sheets')
    await pass(3_999)
    expect(await page).toBe('new')
  })

  it('comes from the precache at once where there is no network', async () => {
    const scope = await installed()
    scope.network = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await scope.navigate('/sheets/')).toBe('kept /sheets')
  })

  it('is the only page that the worker answers, and only where sheets are stored', async () => {
    const scope = await installed()
    expect(await scope.navigate('/sheetsof')).toBeNull()
    expect(await scope.navigate('/receive')).toBeNull()
    const other = await installed([])
    expect(await other.navigate('/sheets')).toBeNull()
  })
})
