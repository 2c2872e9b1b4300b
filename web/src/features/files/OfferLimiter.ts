import {
  type Remainder,
  spend,
  type TokenBucket,
} from 'src/browser/tokenBucket'

import type { FileMessage } from './model/fileMessage'

/** Each offer is a question to a person. */
const ownOffers: TokenBucket = { perSecond: 0.1, burst: 6 }

/** The peer’s may arrive all at once after an outage. */
const theirOffers: TokenBucket = { perSecond: 0.2, burst: 12 }

const theirMessages: TokenBucket = { perSecond: 10, burst: 60 }

/** Drops floods of offers, and of all else about files. */
export class OfferLimiter {
  private readonly remainders = new Map<TokenBucket, Remainder>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @returns whether this side may offer another file; it is then counted */
  mayOffer(): boolean {
    return this.spend(ownOffers)
  }

  /** @returns whether the peer's message counts */
  mayHear({ type }: FileMessage): boolean {
    return this.spend(type === 'file-offer' ? theirOffers : theirMessages)
  }

  private spend(bucket: TokenBucket): boolean {
    const before = this.remainders.get(bucket) ?? null
    const after = spend(bucket, before, this.now())
    if (after) this.remainders.set(bucket, after)
    return after !== null
  }
}
