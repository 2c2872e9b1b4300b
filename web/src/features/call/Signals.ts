import type { Undo } from 'src/browser/listen'
import type { UserId } from 'src/features/links'

/** The most messages that are buffered before a listener is registered. */
const mostKept = 8

type Listener = (remoteId: UserId, payload: unknown) => void

/**
 * Passes messages of features over the signalling server. Anybody who knows
 * this page’s id can send such messages.
 */
export class Signals {
  private readonly listeners = new Set<Listener>()
  private kept: Parameters<Listener>[] = []

  /** @param send drops the message while the server is unreachable */
  constructor(readonly send: (remoteId: UserId, payload: object) => void) {}

  /** The first listener also receives the buffered messages. */
  listen(listener: Listener): Undo {
    this.listeners.add(listener)
    for (const signal of this.kept.splice(0)) listener(...signal)
    return () => {
      this.listeners.delete(listener)
    }
  }

  readonly receive: Listener = (remoteId, payload) => {
    for (const listener of this.listeners) listener(remoteId, payload)
    if (this.listeners.size === 0 && this.kept.length < mostKept) {
      this.kept.push([remoteId, payload])
    }
  }
}
