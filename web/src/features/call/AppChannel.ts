import type { Undo } from 'src/browser/listen'

/** The most messages that are buffered before a reader is registered. */
const mostKept = 64

type Reader = (text: string) => void

/** Passes messages of features (chat, files …) over the call’s data channel. */
export class AppChannel {
  private reader: Reader | null = null
  private kept: string[] = []
  private isOpen = false

  /** @param send returns whether the text was sent; for `kind` see SendQueue */
  constructor(readonly send: (text: string, kind?: string | null) => boolean) {}

  /**
   * Starts to deliver messages. Call this when the call is admitted: until
   * then, the peer may be a stranger, whose messages must not reach any feature
   * (PS33).
   */
  open(): void {
    this.isOpen = true
    this.passOn()
  }

  /** Delivers the buffered messages after `listen` has returned. */
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
