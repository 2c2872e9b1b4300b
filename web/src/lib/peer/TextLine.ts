import type { Undo } from 'src/lib/browser/listen'

/** Whoever reads it comes a moment after the call; more would be a flood. */
const mostKept = 64

type Listener = (text: string) => void

/** What the two sides say beside the session, in texts that mean nothing here. */
export class TextLine {
  private listener: Listener | null = null
  private kept: string[] = []

  /** @param send says a text if the data channel is open; returns whether it is on its way */
  constructor(readonly send: (text: string) => boolean) {}

  /** There is one listener; it first gets what came before it. */
  listen(listener: Listener): Undo {
    this.listener = listener
    this.kept.splice(0).forEach(listener)
    return () => {
      if (this.listener === listener) this.listener = null
    }
  }

  readonly receive = (text: string): void => {
    if (this.listener) this.listener(text)
    else if (this.kept.length < mostKept) this.kept.push(text)
  }
}
