type Granted = () => Promise<unknown>

/** For tests: the locks that all tabs of one browser share. */
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
    others.push(granted)
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        if (others.includes(granted)) others.splice(others.indexOf(granted), 1)
        reject(new DOMException('', 'AbortError'))
      })
    })
  }

  /** Closes the tab that holds the name. */
  release(name: string): void {
    const next = this.waiting.get(name)?.shift()
    if (next) void this.hold(name, next)
    else this.waiting.delete(name)
  }

  /** Like a browser: until the promise settles. */
  private hold(name: string, granted: Granted): Promise<unknown> {
    return granted().finally(() => this.release(name))
  }

  asManager = () => this as unknown as LockManager
}
