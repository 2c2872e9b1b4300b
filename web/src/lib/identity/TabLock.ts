/** A slow computer takes a while to let go of a page that reloads. */
const patienceMs = 3_000

/** The names that one document holds, for as long as it lives (Web Locks). */
export class TabLock {
  private readonly claims = new Map<string, Promise<boolean>>()

  constructor(private readonly locks: () => LockManager | undefined) {}

  /**
   * A duplicated tab copies sessionStorage; this is how it finds out, so that
   * two tabs never fight over one id. A document gets what it holds again: the
   * router may leave the pages with a session and come back.
   *
   * @returns false when another document holds the name and does not give it up
   *   within three seconds, as a reloading page does; true where there are no Web Locks
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
