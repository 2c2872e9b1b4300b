import type { UserId } from 'src/domain/invite/userId'
import type { Undo } from 'src/lib/browser/listen'

/** The reader is loaded a moment after the Peer; more would be a flood. */
const mostKept = 8

type Listener = (remoteId: UserId, payload: unknown) => void

/**
 * Messages of ours that the signalling server relays and that are not the
 * session’s. Whoever knows the id can send them.
 */
export class Signals {
  private listener: Listener | null = null
  private kept: Parameters<Listener>[] = []

  /** @param send drops it while the server is unreachable */
  constructor(readonly send: (remoteId: UserId, payload: object) => void) {}

  /** There is one listener; it first gets the buffered messages. */
  listen(listener: Listener): Undo {
    this.listener = listener
    for (const signal of this.kept.splice(0)) listener(...signal)
    return () => {
      if (this.listener === listener) this.listener = null
    }
  }

  readonly receive: Listener = (remoteId, payload) => {
    if (this.listener) this.listener(remoteId, payload)
    else if (this.kept.length < mostKept) this.kept.push([remoteId, payload])
  }
}
