import { coalesced, type MarkMessage } from 'src/domain/guidance/coalesced'

/** Thirty messages a second are as smooth as a hand is. */
export const betweenMessagesMs = Math.ceil(1_000 / 30)

/** Sends what is pointed at no faster than that, and never forgets the last. */
export class PointingLine {
  private waiting: readonly MarkMessage[] = []
  private pause: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly say: (message: MarkMessage) => void) {}

  readonly put = (message: MarkMessage): void => {
    this.waiting = coalesced(this.waiting, message)
    if (this.pause === undefined) this.sendNext()
  }

  /** Sends at once what waits. */
  flush(): void {
    const { waiting } = this
    this.drop()
    waiting.forEach((message) => this.say(message))
  }

  /** Forgets what waits. */
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
