type Granted = () => Promise<unknown>

/** Web Locks that all tabs of one browser share. */
export class FakeLocks {
  private readonly waiting = new Map<string, Granted[]>()

  readonly request = (
    name: string,
    { signal }: { signal: AbortSignal },
    granted: Granted
  ): Promise<unknown> => {
    const others = this.waiting.get(name)
    if (!others) {
      this.waiting.set(name, [])
      return this.hold(name, granted)
    }
    return new Promise((resolve, reject) => {
      const turn = () => {
        const held = granted()
        resolve(held)
        return held
      }
      others.push(turn)
      signal.addEventListener('abort', () => {
        if (others.includes(turn)) others.splice(others.indexOf(turn), 1)
        reject(new DOMException('', 'AbortError'))
      })
    })
  }

  /** Acts as if the tab that holds the lock were closed. */
  release(name: string): void {
    const next = this.waiting.get(name)?.shift()
    if (next) void this.hold(name, next)
    else this.waiting.delete(name)
  }

  /** Like a browser, holds the lock until the promise settles. */
  private hold(name: string, granted: Granted): Promise<unknown> {
    return granted().finally(() => this.release(name))
  }

  asManager = () => this as unknown as LockManager
}
