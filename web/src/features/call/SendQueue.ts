import { after } from 'src/browser/unthrottledTimers'
import { bufferLimitBytes, bufferRetryMs } from 'src/features/wire'

/** Limits the memory of texts that no newer text may replace. */
const mostWaiting = 64

interface Waiting {
  text: string
  /** a newer text of this kind replaces this text; null: every text counts */
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
   * @param kind set if only the newest text of the kind counts: it replaces a
   * queued one, unless a text without a kind was queued in between
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
