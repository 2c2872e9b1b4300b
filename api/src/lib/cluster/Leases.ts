import { createHash } from 'node:crypto'

import type { Redis } from 'ioredis'

import { leaseKey } from './names'
import { claimScript, releaseScript, renewScript } from './scripts'

/** How long an id stays reserved when its instance has died. */
const leaseMs = 15_000

/** One missed renewal must not lose a lease. */
export const renewEveryMs = leaseMs / 3

/** A script holds up everybody else who uses the same Redis. */
const maxLeasesPerScript = 500

// Without the id in it, equal tokens would show as equal hashes.
const hashOf = (userId: string, token: string): string =>
  createHash('sha256')
    .update(`${userId} ${token}`)
    .digest('base64url')
    .slice(0, 22)

const chunksOf = <Item>(items: Item[]): Item[][] =>
  items.length <= maxLeasesPerScript
    ? [items]
    : [
        items.slice(0, maxLeasesPerScript),
        ...chunksOf(items.slice(maxLeasesPerScript)),
      ]

/** The ids that this instance holds, here and in Redis. Rejects without Redis. */
export class Leases {
  readonly #held = new Map<string, string>()
  #claims = 0

  constructor(
    private readonly redis: Redis,
    private readonly instance: string
  ) {}

  /** @returns the lease that was replaced, '' for none, null if it is taken */
  async claim(userId: string, token: string): Promise<string | null> {
    const hash = hashOf(userId, token)
    const lease = `${this.instance} ${++this.#claims} ${hash}`
    const previous = await this.redis.eval(
      claimScript,
      1,
      leaseKey(userId),
      lease,
      hash,
      leaseMs
    )
    if (typeof previous !== 'string') {
      return null
    }
    this.#held.set(userId, lease)
    return previous
  }

  /** Is the id held here with this token, as far as this instance knows? */
  isHeldWith(userId: string, token: string): boolean {
    const hash = hashOf(userId, token)
    return this.#held.get(userId)?.endsWith(` ${hash}`) ?? false
  }

  /** Forgets a lease, unless a newer claim has taken its place. */
  drop(userId: string, lease: string): boolean {
    return this.#held.get(userId) === lease && this.#held.delete(userId)
  }

  /** @returns false when the id is not, or no longer, this instance's */
  async release(userId: string): Promise<boolean> {
    const lease = this.#held.get(userId)
    return (
      lease !== undefined &&
      this.drop(userId, lease) &&
      (await this.giveBack([[userId, lease]])) === 0
    )
  }

  /** Extends all leases. @returns the ids that are lost */
  async renew(): Promise<string[]> {
    const renewed = await Promise.all(
      chunksOf([...this.#held]).map((chunk) => this.renewChunk(chunk))
    )
    return renewed.flat()
  }

  async releaseAll(): Promise<void> {
    const held = [...this.#held]
    this.#held.clear()
    await Promise.all(chunksOf(held).map((chunk) => this.giveBack(chunk)))
  }

  private async renewChunk(chunk: [string, string][]): Promise<string[]> {
    const kept = await this.redis.eval(
      renewScript,
      chunk.length,
      ...chunk.map(([userId]) => leaseKey(userId)),
      leaseMs,
      ...chunk.map(([, lease]) => lease)
    )
    return chunk
      .filter(([userId, lease], index) => {
        const isLost = Array.isArray(kept) && kept[index] === 0
        return isLost && this.drop(userId, lease)
      })
      .map(([userId]) => userId)
  }

  private giveBack(chunk: [string, string][]): Promise<unknown> {
    return this.redis.eval(
      releaseScript,
      chunk.length,
      ...chunk.map(([userId]) => leaseKey(userId)),
      ...chunk.map(([, lease]) => lease)
    )
  }
}
