import type { Undo } from 'src/browser/listen'

/**
 * The limit of buffered messages. The reader is loaded shortly after the call
 * starts; more messages than this before then are a flood.
 */
const mostKept = 64

type Reader = (text: string) => void

/**
 * Messages of the application that share the session's data channel; the
 * session passes them on as opaque texts.
 */
export class AppChannel {
  private reader: Reader | null = null
  private kept: string[] = []
  private isOpen = false

  /**
   * @param send sends a text if the data channel is open, and returns whether
   * it was sent; `kind` is set if only the newest text of that kind matters
   */
  constructor(readonly send: (text: string, kind?: string | null) => boolean) {}

  /**
   * Call this when the call is admitted. Nothing is delivered earlier: the peer
   * may be a different person than in the previous call (PS33).
   */
  open(): void {
    this.isOpen = true
    this.passOn()
  }

  /**
   * Delivers the buffered messages in a microtask, after this call has
   * returned.
   */
  listen(reader: Reader): Undo {
    this.reader = reader
    void Promise.resolve().then(this.passOn)
    return () => {
      if (this.reader === reader) this.reader = null
    }
  }

  readonly receive = (text: string): void => {
    if (this.kept.length < mostKept) this.kept.push(text)
    this.passOn()
  }

  private readonly passOn = (): void => {
    const { reader } = this
    if (!this.isOpen || !reader) return
    for (const text of this.kept.splice(0)) reader(text)
  }
}
