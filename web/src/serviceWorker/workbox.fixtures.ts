/** Each part requires the parts above it. */
const parts = {
  core: 'core',
  routing: 'routing',
  strategies: 'strategies',
  'navigation-preload': 'navigationPreload',
  precaching: 'precaching',
}

type Loaded = { workbox: Record<string, object> }

/**
 * Loads Workbox’s build for `importScripts`, because Jest cannot load its ES
 * modules. Code that uses Workbox must be imported after this call.
 */
export function loadWorkbox(): void {
  jest.resetModules()
  const workbox: Loaded['workbox'] = {}
  Object.assign(globalThis, { workbox })
  for (const [part, name] of Object.entries(parts)) {
    const script = `workbox-${part}/build/workbox-${part}.prod.js`
    Object.assign(workbox, jest.requireActual<Loaded>(script).workbox)
    jest.doMock(`workbox-${part}`, () => workbox[name])
  }
}

const urlOf = (key: Request | string) =>
  typeof key === 'string' ? key : key.url

class FakeCache {
  readonly kept = new Map<string, Response>()
  match = async (key: Request | string) => this.kept.get(urlOf(key))
  put = async (key: Request, response: Response) =>
    void this.kept.set(key.url, response)
}

class FakeCaches {
  private readonly byName = new Map<string, FakeCache>()

  open = async (name: string): Promise<FakeCache> => {
    const cache = this.byName.get(name) ?? new FakeCache()
    this.byName.set(name, cache)
    return cache
  }

  match = async (key: Request, { cacheName }: { cacheName: string }) =>
    (await this.open(cacheName)).match(key)

  get paths(): string[] {
    const all = [...this.byName.values()].flatMap(({ kept }) => [
      ...kept.keys(),
    ])
    return all.map((url) => new URL(url).pathname)
  }
}

/** jsdom lacks `FetchEvent`, and Workbox checks the type of events. */
class FakeFetchEvent {
  readonly type = 'fetch'
  answer: Promise<Response> | null = null
  waitUntil = () => {}
  respondWith = (answer: Promise<Response>) => void (this.answer = answer)

  constructor(readonly request: Request) {}
}

const page = { headers: { 'content-type': 'text/html; charset=utf-8' } }
const script = { headers: { 'content-type': 'text/javascript' } }

export const pageOf = (text: string) => new Response(text, page)
export const scriptOf = (text: string) => new Response(text, script)

type Listener = (event: unknown) => void

export class FakeWorkerScope {
  readonly caches = new FakeCaches()
  network: (path: string) => Promise<Response> = async (path) =>
    path.endsWith('.js') ? scriptOf(path) : pageOf(path)
  private readonly listeners: [string, Listener][] = []

  constructor() {
    jest
      .spyOn(self, 'addEventListener')
      .mockImplementation((type: string, listener: unknown) => {
        this.listeners.push([type, listener as Listener])
      })
    Object.assign(globalThis, {
      caches: this.caches,
      FetchEvent: FakeFetchEvent,
      fetch: ({ url }: Request) => this.network(new URL(url).pathname),
    })
  }

  /** Rejects if the installation fails. */
  async install(): Promise<void> {
    const done: Promise<unknown>[] = []
    const waitUntil = (each: Promise<unknown>) => done.push(each)
    this.dispatch('install', { type: 'install', waitUntil })
    await Promise.all(done)
  }

  /**
   * @returns the text of the page; null if the worker leaves the request to the
   *   browser
   */
  async navigate(path: string): Promise<string | null> {
    const init = { mode: 'navigate' } as const
    const url = new URL(path, location.href).href
    const event = new FakeFetchEvent(new Request(url, init))
    this.dispatch('fetch', event)
    return (await event.answer)?.text() ?? null
  }

  private dispatch(type: string, event: unknown): void {
    for (const [name, listener] of this.listeners) {
      if (name === type) listener(event)
    }
  }
}
