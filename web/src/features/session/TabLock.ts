import { requestLock } from './requestLock'

/** Claims names for the lifetime of this document, with Web Locks. */
export class TabLock {
  private readonly claims = new Map<string, Promise<boolean>>()

  constructor(private readonly locks: () => LockManager | undefined) {}

  /**
   * A duplicated tab copies sessionStorage. The lock detects the copy, so that
   * two tabs never compete for one id. A document can claim the same name
   * again, for example when the person leaves the page of the session and comes
   * back.
   *
   * @returns false if another document holds the name for three more seconds,
   * which is longer than a reload takes; true without Web Locks
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
