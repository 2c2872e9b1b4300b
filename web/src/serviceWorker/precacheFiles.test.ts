import {
  FakeWorkerScope,
  loadWorkbox,
  pageOf,
  scriptOf,
} from './workbox.fixtures'

const files = [
  { url: '/offline.html', revision: '0123456789abcdef' },
  { url: '/assets/index-1.js', revision: null },
]

async function worker(answers: Record<string, Response> = {}) {
  loadWorkbox()
  const scope = new FakeWorkerScope()
  const { network } = scope
  scope.network = async (path) => answers[path] ?? network(path)
  const { precacheFiles } = await import('./precacheFiles')
  precacheFiles(files)
  return scope
}

describe('the precache of an installed worker', () => {
  afterEach(() => jest.restoreAllMocks())

  it('contains the listed files', async () => {
    const scope = await worker()
    await scope.install()
    expect(scope.caches.paths).toEqual(['/offline.html', '/assets/index-1.js'])
  })

  it.each([
    ['a page', pageOf('<!doctype html>')],
    [
      'a page with another case of its type',
      new Response('', { headers: { 'Content-Type': 'Text/HTML' } }),
    ],
    ['a failure', new Response('', { status: 500 })],
    ['a partial response', new Response('', { status: 206 })],
  ])(
    'stays empty, and no worker is installed, if %s replaces a script',
    async (_, answer) => {
      const scope = await worker({ '/assets/index-1.js': answer })
      await expect(scope.install()).rejects.toThrow('bad-precaching-response')
      expect(scope.caches.paths).not.toContain('/assets/index-1.js')
    }
  )

  it('stays empty if a failure replaces a page', async () => {
    const answer = new Response('', { status: 404 })
    const scope = await worker({ '/offline.html': answer })
    await expect(scope.install()).rejects.toThrow('bad-precaching-response')
    expect(scope.caches.paths).toEqual([])
  })

  it('is filled by the next worker, once the server has the script', async () => {
    const scope = await worker({ '/assets/index-1.js': pageOf('') })
    await expect(scope.install()).rejects.toThrow()
    const { network } = scope
    scope.network = async (path) =>
      path.endsWith('.js') ? scriptOf('') : network(path)
    await scope.install()
    expect(scope.caches.paths).toContain('/assets/index-1.js')
  })
})
