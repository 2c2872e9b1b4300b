import { after } from 'src/browser/unthrottledTimers'
import { bufferLimitBytes, bufferRetryMs } from 'src/features/wire'

/** At most this many texts of kind null are queued, to limit the memory. */
const mostWaiting = 64

interface Waiting {
  text: string
  /**
   * a newer text of the same kind replaces this text while it is queued; a text
   * of kind null is never replaced
   */
  kind: string | null
}

type Channel = Pick<RTCDataChannel, 'readyState' | 'bufferedAmount'> & {
  send(text: string): void
}

/** Queues texts while the browser’s own buffer is full (specification §9). */
export class SendQueue {
  private waiting: Waiting[] = []
  private isRetrying = false

  constructor(private readonly channel: Channel) {}

  /**
   * @param kind a newer text replaces a queued text of the same kind, unless a
   * text of kind null was queued in between; null: never replaced
   * @returns whether the text was sent or queued; false if the queue is full
   */
  send(text: string, kind: string | null = null): boolean {
    const waiting = this.withoutOlder(kind)
    if (kind === null && countOf(waiting) >= mostWaiting) return false
    this.waiting = [...waiting, { text, kind }]
    if (!this.isRetrying) this.sendWaiting()
    return true
  }

  private withoutOlder(kind: string | null): Waiting[] {
    if (kind === null) return this.waiting
    const kinds = this.waiting.map((each) => each.kind)
    const lastThatCounts = kinds.lastIndexOf(null)
    return this.waiting.filter(
      (each, at) => at < lastThatCounts || each.kind !== kind
    )
  }

  private sendWaiting(): void {
    const { channel } = this
    if (channel.readyState !== 'open') this.waiting = []
    while (this.waiting[0] && channel.bufferedAmount <= bufferLimitBytes) {
      channel.send(this.waiting[0].text)
      this.waiting.shift()
    }
    this.isRetrying = this.waiting.length > 0
    if (this.isRetrying) after(bufferRetryMs, () => this.sendWaiting())
  }
}

const countOf = (waiting: readonly Waiting[]): number =>
  waiting.filter(({ kind }) => kind === null).length
