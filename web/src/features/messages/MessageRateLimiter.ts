import {
  type TokenBucket,
  type Remainder,
  spend,
} from 'src/browser/tokenBucket'
import { isWords } from 'src/features/chat/model/chatMessage'
import { lateness, tooLateMs } from 'src/features/pointing/model/lateness'

import type { GuidanceMessage } from './model/guidanceMessage'

/** A dragged pointer sends thirty messages a second; chat does not. */
const allowances = {
  signs: { perSecond: 60, burst: 120 },
  words: { perSecond: 2, burst: 12 },
} satisfies Record<string, TokenBucket>

/** Drops floods and late messages. One for each direction. */
export class MessageRateLimiter {
  private leastMs: number | null = null
  private readonly remainders = new Map<string, Remainder>()

  /** @param factor multiplies the usual limits */
  constructor(
    private readonly now: () => number,
    private readonly factor = 1
  ) {}

  /** A new call: the difference between the clocks is unknown again. */
  forgetClock(): void {
    this.leastMs = null
  }

  /** @returns whether the message is allowed; it is then counted */
  admit(message: GuidanceMessage): boolean {
    const kind = isSpeech(message) ? 'words' : 'signs'
    const { perSecond, burst } = allowances[kind]
    const allowance = {
      perSecond: perSecond * this.factor,
      burst: burst * this.factor,
    }
    const before = this.remainders.get(kind) ?? null
    const after = spend(allowance, before, this.now())
    if (after) this.remainders.set(kind, after)
    return after !== null
  }

  /** After an outage all pointer messages arrive at once. */
  isTooLate(message: GuidanceMessage): boolean {
    if (!('atMs' in message)) return false
    const { leastMs, lateMs } = lateness(this.leastMs, message.atMs, this.now())
    this.leastMs = leastMs
    return lateMs > tooLateMs
  }
}

const isSpeech = (message: GuidanceMessage): boolean =>
  isWords(message) || message.type === 'answer'
