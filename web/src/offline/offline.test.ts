import fs from 'fs'
import path from 'path'

import { keptSheetCount } from 'src/browser/keptSheetCount'
import { languages } from 'src/browser/languageCode'

import {
  canOpenSheets,
  isViewersPath,
  sayWhatIsWrong,
  showWayToSheets,
} from './offlinePage'
import { reachSite } from './reachSite'
import { texts } from './texts'

const html = fs.readFileSync(path.join(__dirname, 'offline.html'), 'utf8')
const page = () => new DOMParser().parseFromString(html, 'text/html')

describe('sayWhatIsWrong', () => {
  it.each(languages)(
    'distinguishes a missing network from an unreachable site in %s',
    (language) => {
      const { noInternet, unreachable, tryAgain } = texts[language]
      const offline = page()
      for (const [isOnline, { heading, advice }] of [
        [false, noInternet],
        [true, unreachable],
      ] as const) {
        sayWhatIsWrong(offline, texts[language], { isOnline })
        expect(offline.title).toBe(heading)
        expect(offline.querySelector('h1')?.textContent).toBe(heading)
        expect(offline.querySelector('p')?.textContent).toBe(advice)
        expect(offline.querySelector('button')?.textContent).toBe(tryAgain)
      }
    }
  )
})

describe('the offline page', () => {
  it('requests nothing but the icon, which the browser has cached', () => {
    const asks = Array.from(
      page().querySelectorAll('[src], [href]'),
      ({ outerHTML }) => outerHTML
    )
    expect(asks).toEqual([
      '<link rel="icon" href="%BASE_PATH%/favicon.svg" type="image/svg+xml">',
    ])
  })

  it.each([
    ['/receive', true],
    ['/from/river-apple-tiger-moon', true],
    ['/river-apple-tiger-moon', false],
    ['/receive-apple-tiger-moon', false],
    ['/', false],
  ])("at %s uses the viewer's colours: %s", (path, isViewers) => {
    expect(isViewersPath(path)).toBe(isViewers)
  })
})

describe('the link to the sheets', () => {
  const keeps = (match: () => Promise<object | undefined>) =>
    Object.assign(window, { caches: { match: jest.fn(match) } }).caches.match
  afterEach(() => {
    keptSheetCount.keep(null)
    Reflect.deleteProperty(window, 'caches')
  })

  it('is shown where there are sheets and their page is cached', async () => {
    const match = keeps(async () => ({}))
    keptSheetCount.keep('1')
    expect(await canOpenSheets()).toBe(true)
    expect(match).toHaveBeenCalledWith('/sheets', { ignoreSearch: true })
  })

  it('is hidden where there are none or their page is not cached', async () => {
    keeps(async () => ({}))
    expect(await canOpenSheets()).toBe(false)
    keptSheetCount.keep('1')
    keeps(async () => undefined)
    expect(await canOpenSheets()).toBe(false)
    keeps(() => Promise.reject(new DOMException('', 'SecurityError')))
    expect(await canOpenSheets()).toBe(false)
  })

  it.each(languages)('has a name in %s', (language) => {
    const offline = page()
    showWayToSheets(offline, texts[language])
    const link = offline.querySelector('main > a')
    expect(link?.getAttribute('href')).toBe('/sheets')
    expect(link?.textContent).toBe(texts[language].sheets)
    expect(link?.textContent).not.toBe('')
  })
})

describe('reachSite', () => {
  const answer = (fetch: () => Promise<{ ok: boolean }>) =>
    Object.assign(window, { fetch: jest.fn(fetch) }).fetch
  const { fetch: original } = window
  afterEach(() => {
    jest.useRealTimers()
    Object.assign(window, { fetch: original })
  })

  it('asks the network, never a cache', async () => {
    const fetch = answer(async () => ({ ok: true }))
    await reachSite()
    expect(fetch).toHaveBeenCalledWith(
      '/offline.html',
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' })
    )
  })

  it('fails on a wrong answer or none', async () => {
    answer(async () => ({ ok: false }))
    await expect(reachSite()).rejects.toThrow()
    answer(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(reachSite()).rejects.toThrow('Failed to fetch')
  })

  it('waits ten seconds for an answer', async () => {
    jest.useFakeTimers()
    Object.assign(window, {
      fetch: (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new DOMException()))
        ),
    })
    const reached = reachSite().catch(() => 'late')
    await jest.advanceTimersByTimeAsync(10_000)
    expect(await reached).toBe('late')
  })
})
