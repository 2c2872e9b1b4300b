import { atBase } from './basePath'
import { type KeyValueStore, tabStore } from './storage'
import { Store } from './Store'

/**
 * Minimum time between two requests for the host's page: when one file fails,
 * several fail at once, and again on each retry.
 */
const restMs = 10_000

/** The name of the entry script identifies the build. */
const entryIn = (html: string): string | null =>
  /\/assets\/index-[\w-]+\.js/.exec(html)?.[0] ?? null

/**
 * This entry of `sessionStorage` says for which problem and build the tab has
 * reloaded.
 */
const reloadedForKey = 'reloadedFor'

/**
 * `newer`: the host has another build than this page. `broken`: files have
 * arrived but could not be imported, and some browsers remember that failure
 * until a reload.
 */
export type PageProblem = 'newer' | 'broken' | null

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

  /**
   * Called when a file of this page is missing: the host may have a newer
   * build.
   */
  async missFile(): Promise<void> {
    const nowMs = performance.now()
    if (nowMs - this.lookedAtMs < restMs) return
    this.lookedAtMs = nowMs
    await this.look(null)
  }

  /** Called when an import has failed although all its files have arrived. */
  failImport(): Promise<void> {
    return this.look('broken')
  }

  /**
   * Compares the host's build with the build of this page. Reports nothing
   * while the host does not answer, because a reload would fail, too.
   */
  private async look(otherwise: PageProblem): Promise<void> {
    const hosted = await this.hostedEntry().catch(() => null)
    const own = entryIn(this.ownHtml())
    if (!hosted || !own || this.getSnapshot()) return
    const problem = hosted === own ? otherwise : 'newer'
    this.reloadsFor = problem && `${problem} ${hosted}`
    this.problem.set(problem)
  }

  /**
   * Allows one reload per build. If several servers share the host name, some
   * may still serve the old build, so a second reload may not help.
   *
   * @returns whether the page may reload without asking
   */
  takeReload(): boolean {
    const { reloadsFor, store } = this
    if (!reloadsFor || store.read(reloadedForKey) === reloadsFor) return false
    store.write(reloadedForKey, reloadsFor)
    return store.read(reloadedForKey) === reloadsFor
  }

  private async hostedEntry(): Promise<string | null> {
    const answer = await this.fetchPage(atBase('/'), { cache: 'no-store' })
    return answer.ok ? entryIn(await answer.text()) : null
  }
}

export const hostWatch = new HostWatch()
