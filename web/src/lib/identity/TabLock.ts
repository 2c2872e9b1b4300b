/** A slow computer takes a while to release the locks of a reloading page. */
const patienceMs = 3_000

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
    const claim = this.claims.get(name) ?? request(locks, name)
    this.claims.set(name, claim)
    return claim
  }
}

function request(locks: LockManager, name: string): Promise<boolean> {
  const impatience = new AbortController()
  const timer = setTimeout(() => impatience.abort(), patienceMs)
  return new Promise((resolve) => {
    locks
      .request(name, { signal: impatience.signal }, () => {
        clearTimeout(timer)
        resolve(true)
        return new Promise<void>(() => {})
      })
      .catch(() => resolve(false))
  })
}

const thisTab = new TabLock(() => navigator.locks)

export const claimForThisTab = (name: string): Promise<boolean> =>
  thisTab.claim(name)
