import { FakeStore } from './FakeStore'
import { HostWatch } from './hostWatch'

const page = (build: string) =>
  `<script type="module" src="/assets/index-${build}.js"></script>`

function watchOf(answer: () => Promise<{ ok: boolean; html: string }>) {
  const fetchPage = jest.fn(async () => {
    const { ok, html } = await answer()
    return { ok, text: async () => html } as Response
  })
  const store = new FakeStore()
  const make = () => new HostWatch(() => page('old1'), fetchPage, store)
  return { watch: make(), again: make, fetchPage }
}

describe('HostWatch', () => {
  it('finds out that the host has a newer build once a file is missing', async () => {
    const { watch, fetchPage } = watchOf(async () => ({
      ...{ ok: true, html: page('new1') },
    }))
    expect(fetchPage).not.toHaveBeenCalled()
    await watch.missFile()

    expect(watch.getSnapshot()).toBe('newer')
    expect(fetchPage.mock.calls).toEqual([['/', { cache: 'no-store' }]])
  })

  it.each([
    ['the same page', async () => ({ ok: true, html: page('old1') })],
    // A captive portal answers requests to every host.
    ['another site', async () => ({ ok: true, html: '<h1>Hotel</h1>' })],
    ['an error', async () => ({ ok: false, html: page('new1') })],
    [
      'nothing',
      async () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])('reports nothing if the host answers with %s', async (_, answer) => {
    const { watch } = watchOf(answer)
    await watch.missFile()

    expect(watch.getSnapshot()).toBeNull()
    expect(watch.takeReload()).toBe(false)
  })

  it('asks the host once for all files that are missing at the same time', async () => {
    const { watch, fetchPage } = watchOf(async () => ({
      ...{ ok: true, html: page('old1') },
    }))
    await Promise.all([watch.missFile(), watch.missFile(), watch.missFile()])

    expect(fetchPage).toHaveBeenCalledTimes(1)
  })

  it('allows one reload per build, even if an older host answers in between', async () => {
    const { watch, again } = watchOf(async () => ({
      ...{ ok: true, html: page('new1') },
    }))
    await watch.missFile()
    expect(watch.takeReload()).toBe(true)

    const loadedAgain = again()
    await loadedAgain.missFile()
    expect(loadedAgain.getSnapshot()).toBe('newer')
    expect(loadedAgain.takeReload()).toBe(false)
  })

  it('allows one reload after files that arrived could not be imported', async () => {
    const { watch, again } = watchOf(async () => ({
      ...{ ok: true, html: page('old1') },
    }))
    await watch.failImport()
    expect(watch.getSnapshot()).toBe('broken')
    expect(watch.takeReload()).toBe(true)

    const loadedAgain = again()
    await loadedAgain.failImport()
    expect(loadedAgain.takeReload()).toBe(false)
  })

  it('allows no reload while the host does not answer', async () => {
    const { watch } = watchOf(async () => {
      throw new TypeError('Failed to fetch')
    })
    await watch.failImport()

    expect(watch.getSnapshot()).toBeNull()
    expect(watch.takeReload()).toBe(false)
  })
})
