import type { Undo } from 'src/browser/listen'

/**
 * Readers are loaded shortly after the call starts; more messages would be a
 * flood.
 */
const mostKept = 64

/** @returns whether it has handled the text */
type Listener = (text: string) => boolean

/**
 * Messages of the application that share the session's data channel; the
 * session passes them on as opaque texts.
 */
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
   * Call this when the call is admitted. Nothing is delivered earlier: the peer
   * may be a different person than in the previous call (PS33).
   */
  open(): void {
    this.isOpen = true
    this.passTo([...this.listeners])
  }

  /**
   * Readers are loaded one after another: a text that none of them has handled
   * is kept for the next one.
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

/** Calls every listener, as each counts the malformed texts. */
const isTakenBy = (listeners: readonly Listener[], text: string): boolean =>
  listeners.map((listener) => listener(text)).includes(true)
