import type { Undo } from 'src/browser/listen'

/** The readers are loaded a moment after the call; more would be a flood. */
const mostKept = 64

type Listener = (text: string) => void

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
    this.pass()
  }

  /**
   * Those that begin within the same turn first get the buffered messages, all
   * of them.
   */
  listen(listener: Listener): Undo {
    this.listeners.add(listener)
    void Promise.resolve().then(() => this.pass())
    return () => void this.listeners.delete(listener)
  }

  readonly receive = (text: string): void => {
    if (this.kept.length < mostKept) this.kept.push(text)
    this.pass()
  }

  private pass(): void {
    if (!this.listeners.size || !this.isOpen) return
    for (const text of this.kept.splice(0)) {
      this.listeners.forEach((listener) => listener(text))
    }
  }
}
