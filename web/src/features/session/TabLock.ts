import { requestLock } from './requestLock'

/** The names locked by this document, for as long as it lives (Web Locks). */
export class TabLock {
  private readonly claims = new Map<string, Promise<boolean>>()

  constructor(private readonly locks: () => LockManager | undefined) {}

  /**
   * A duplicated tab copies sessionStorage; the lock detects this, so that two
   * tabs never compete for one id. A document can acquire its own lock again:
   * the router may leave the session's pages and come back.
   *
   * @returns false if another document holds the name and does not release it
   * within three seconds, as a reloading page does; true without Web Locks
   */
  claim(name: string): Promise<boolean> {
    const locks = this.locks()
    if (!locks) return Promise.resolve(true)
    const claim =
      this.claims.get(name) ?? requestLock(locks, name, () => forever)
    this.claims.set(name, claim)
    return claim
  }
}

const forever = new Promise<void>(() => {})

const thisTab = new TabLock(() => navigator.locks)

export const claimForThisTab = (name: string): Promise<boolean> =>
  thisTab.claim(name)
