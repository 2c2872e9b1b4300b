import type { Undo } from 'src/browser/listen'

/** The readers are loaded a moment after the call; more would be a flood. */
const mostKept = 64

/** @returns whether it has handled the text: another listener need not */
type Listener = (text: string) => boolean

/** Messages beside the session, passed on as opaque texts. */
export class AppChannel {
  private readonly listeners = new Set<Listener>()
  private kept: string[] = []
  private isOpen = false

  /**
   * @param send sends a text if the data channel is open, with its kind if only
   * the newest of it matters; returns whether it was sent
   */
  constructor(readonly send: (text: string, kind?: string | null) => boolean) {}

  /**
   * Nothing is delivered before: the call may be with a different person than
   * the previous one (PS33).
   */
  open(): void {
    this.isOpen = true
    this.passTo([...this.listeners])
  }

  /**
   * The readers are loaded one after another: what none of them has taken waits
   * for the next.
   */
  listen(listener: Listener): Undo {
    this.listeners.add(listener)
    void Promise.resolve().then(() => {
      if (this.listeners.has(listener)) this.passTo([listener])
    })
    return () => void this.listeners.delete(listener)
  }

  readonly receive = (text: string): void => {
    const isTaken = this.isOpen && isTakenBy([...this.listeners], text)
    if (!isTaken && this.kept.length < mostKept) this.kept.push(text)
  }

  private passTo(listeners: readonly Listener[]): void {
    if (!this.isOpen) return
    this.kept = this.kept.filter((text) => !isTakenBy(listeners, text))
  }
}

/** All of them hear it: each counts what it cannot read. */
const isTakenBy = (listeners: readonly Listener[], text: string): boolean =>
  listeners.map((listener) => listener(text)).includes(true)
