import type { Undo } from 'src/lib/browser/listen'

/** Whoever reads it comes a moment after the call; more would be a flood. */
const mostKept = 64

type Listener = (text: string) => void

/** What the two sides say beside the session, in texts that mean nothing here. */
export class AppChannel {
  private listener: Listener | null = null
  private kept: string[] = []
  private isOpen = false

  /**
   * @param send says a text if the data channel is open, with its kind where
   * only the newest of it counts; returns whether it is on its way
   */
  constructor(readonly send: (text: string, kind?: string | null) => boolean) {}

  /** Nothing is heard before: the call may be with somebody else than the one before it (PS33). */
  open(): void {
    this.isOpen = true
    this.pass()
  }

  /** There is one listener; it first gets what came before it. */
  listen(listener: Listener): Undo {
    this.listener = listener
    this.pass()
    return () => {
      if (this.listener === listener) this.listener = null
    }
  }

  readonly receive = (text: string): void => {
    if (this.kept.length < mostKept) this.kept.push(text)
    this.pass()
  }

  private pass(): void {
    const { listener } = this
    if (!listener || !this.isOpen) return
    for (const text of this.kept.splice(0)) listener(text)
  }
}
