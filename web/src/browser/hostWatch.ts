import { type KeyValueStore, tabStore } from './storage'
import { Store } from './Store'

/** Several files are missed at once, and again when they are tried again. */
const restMs = 10_000

/** The script that a page begins with; its name says which build it is of. */
const entryIn = (html: string): string | null =>
  /\/assets\/index-[\w-]+\.js/.exec(html)?.[0] ?? null

/** A session may be over before, and a private window keeps nothing. */
const reloadedForKey = 'reloadedFor'

/**
 * `newer`: the host has another build than this page is of. `broken`: a part of
 * the program was there and could not be imported, which some browsers remember.
 */
export type PageProblem = 'newer' | 'broken' | null

/** Whether a reload would give this page what it lacks. */
export class HostWatch {
  private readonly problem = new Store<PageProblem>(null)
  private reloadsFor: string | null = null
  private lookedAtMs = -Infinity

  readonly subscribe = this.problem.subscribe
  readonly getSnapshot = this.problem.getSnapshot

  constructor(
    private readonly ownHtml = () => document.head.innerHTML,
    private readonly fetchPage: typeof fetch = (...args) => fetch(...args),
    private readonly store: KeyValueStore = tabStore
  ) {}

  /** A file of this page could not be had: looks whether the host has a newer page. */
  async missFile(): Promise<void> {
    const nowMs = performance.now()
    if (nowMs - this.lookedAtMs < restMs) return
    this.lookedAtMs = nowMs
    await this.look(null)
  }

  /** An import has failed, of whose files none was missed. */
  failImport(): Promise<void> {
    return this.look('broken')
  }

  /** Nothing is found where the host does not answer: no reload would get a page. */
  private async look(otherwise: PageProblem): Promise<void> {
    const hosted = await this.hostedEntry().catch(() => null)
    const own = entryIn(this.ownHtml())
    if (!hosted || !own || this.getSnapshot()) return
    const problem = hosted === own ? otherwise : 'newer'
    this.reloadsFor = problem && `${problem} ${hosted}`
    this.problem.set(problem)
  }

  /**
   * At most once for each build: of several hosts behind one address, some may
   * have the old one.
   *
   * @returns whether the page may be loaded again without being asked to
   */
  takeReload(): boolean {
    const { reloadsFor, store } = this
    if (!reloadsFor || store.read(reloadedForKey) === reloadsFor) return false
    store.write(reloadedForKey, reloadsFor)
    return store.read(reloadedForKey) === reloadsFor
  }

  private async hostedEntry(): Promise<string | null> {
    const answer = await this.fetchPage('/', { cache: 'no-store' })
    return answer.ok ? entryIn(await answer.text()) : null
  }
}

export const hostWatch = new HostWatch()
