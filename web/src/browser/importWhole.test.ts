import { hostWatch } from './hostWatch'
import { importWhole } from './importWhole'

type Answer = { ok?: boolean; type?: string } | Error

const script = { ok: true, type: 'text/javascript' }

function answering(...answers: Answer[]) {
  const fetchFile = jest.fn(
    async (_url: string, _options?: { cache: string }) => {
      const answer = answers.shift() ?? script
      if (answer instanceof Error) throw answer
      return {
        ok: answer.ok ?? true,
        headers: new Headers({ 'content-type': answer.type ?? script.type }),
        arrayBuffer: async () => new ArrayBuffer(0),
      }
    }
  )
  window.fetch = fetchFile as unknown as typeof fetch
  return fetchFile
}

const part = { default: 'part' }
const importing = () => jest.fn(async () => part)

describe('importWhole', () => {
  const { fetch: before } = window
  beforeEach(() => {
    jest.spyOn(hostWatch, 'missFile').mockResolvedValue()
    jest.spyOn(hostWatch, 'failImport').mockResolvedValue()
  })
  afterEach(() => {
    jest.restoreAllMocks()
    window.fetch = before
  })

  it.each<[string, Answer]>([
    ['is unreachable', new TypeError('Failed to fetch')],
    ['is missing', { ok: false }],
    ['is a page', { type: 'text/html' }],
  ])(
    'imports a part only once its file arrives, which %s',
    async (name, answer) => {
      const fetchFile = answering(script, answer)
      const run = importing()
      const files = [`assets/first ${name}.js`, `assets/second ${name}.js`]
      await expect(importWhole(run, files)).rejects.toThrow('Failed to fetch')
      expect(run).not.toHaveBeenCalled()
      expect(hostWatch.missFile).toHaveBeenCalledTimes(1)

      expect(await importWhole(run, files)).toBe(part)
      const [, , ...again] = fetchFile.mock.calls
      // The request bypasses a cached failure.
      expect(again).toEqual([[encodeURI(`/${files[1]}`), { cache: 'reload' }]])
    }
  )

  it('fetches a file only once if several parts need it', async () => {
    const fetchFile = answering()
    const run = importing()
    await Promise.all([
      importWhole(run, ['assets/shared.js', 'assets/a.js']),
      importWhole(run, ['assets/shared.js', 'assets/b.js']),
    ])

    expect(fetchFile.mock.calls.map(([url]) => url).sort()).toEqual([
      '/assets/a.js',
      '/assets/b.js',
      '/assets/shared.js',
    ])
  })

  it('finds files next to the importing one, wherever that is', async () => {
    const fetchFile = answering()
    const names = ['./c.js', './d.js']
    const importer = 'https://help.example/our/help/assets/index.js'
    expect(await importWhole(importing(), names, importer)).toBe(part)
    expect(fetchFile.mock.calls.map(([url]) => url)).toEqual([
      '/our/help/assets/c.js',
      '/our/help/assets/d.js',
    ])
  })

  it('stops fetching missing files where the host has another build', async () => {
    const fetchFile = answering({ ok: false })
    const files = ['assets/gone.js']
    await expect(importWhole(importing(), files)).rejects.toThrow()
    jest.spyOn(hostWatch, 'getSnapshot').mockReturnValue('newer')
    await expect(importWhole(importing(), files)).rejects.toThrow()

    expect(fetchFile).toHaveBeenCalledTimes(1)
  })

  it("fetches neither the page's own entry file nor its imports", async () => {
    document.head.innerHTML = `<script src="/assets/page.js"></script>`
    const fetchFile = answering()
    const files = ['assets/page.js', 'assets/imported.js']
    expect(await importWhole(importing(), files)).toBe(part)
    expect(fetchFile).not.toHaveBeenCalled()
    document.head.innerHTML = ''
  })

  it('reports a part whose files arrived but which cannot be imported', async () => {
    answering()
    const error = new TypeError('error loading dynamically imported module')
    const run = async () => {
      throw error
    }
    await expect(importWhole(run, ['assets/c.js'])).rejects.toBe(error)

    expect(hostWatch.failImport).toHaveBeenCalledTimes(1)
    expect(hostWatch.missFile).not.toHaveBeenCalled()
  })

  it('imports at once in older browsers, whose files are unknown', async () => {
    const fetchFile = answering()

    expect(await importWhole(importing())).toBe(part)
    expect(fetchFile).not.toHaveBeenCalled()
  })
})
