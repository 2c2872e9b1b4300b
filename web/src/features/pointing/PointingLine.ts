import { coalesced, type MarkMessage } from './model/coalesced'

/** Thirty messages a second look smooth. */
export const betweenMessagesMs = Math.ceil(1_000 / 30)

/** Limits how often positions are sent, and always sends the last one. */
export class PointingLine {
  private waiting: readonly MarkMessage[] = []
  private pause: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly say: (message: MarkMessage) => void) {}

  readonly put = (message: MarkMessage): void => {
    this.waiting = coalesced(this.waiting, message)
    if (this.pause === undefined) this.sendNext()
  }

  /** Sends the pending position at once. */
  flush(): void {
    const { waiting } = this
    this.drop()
    waiting.forEach((message) => this.say(message))
  }

  /** Drops the pending position. */
  drop(): void {
    this.waiting = []
  }

  private readonly sendNext = (): void => {
    const [next, ...rest] = this.waiting
    this.waiting = rest
    this.pause = next && setTimeout(this.sendNext, betweenMessagesMs)
    if (next) this.say(next)
  }
}
