import type { Redis } from 'ioredis'

import { hashToken } from 'src/lib/secrets'

import {
  claimScript,
  instanceOf,
  isClaimedScript,
  releaseScript,
  renewScript,
  reserveScript,
} from './luaScripts'
import { instanceChannelPrefix, leaseKey } from './redisKeys'
import { reservedMs } from './Reservations'

/** How long the ids of a dead instance stay reserved. */
const leaseMs = reservedMs

/**
 * Leases are written again at this interval, so a Redis that restarted without
 * data knows all ids again after 5 s.
 */
export const renewEveryMs = 5_000

/** Kept small: a Lua script blocks all other clients of Redis while it runs. */
const maxLeasesPerScript = 500

const chunksOf = <Item>(items: Item[]): Item[][] =>
  items.length <= maxLeasesPerScript
    ? [items]
    : [
        items.slice(0, maxLeasesPerScript),
        ...chunksOf(items.slice(maxLeasesPerScript)),
      ]

/**
 * The ids that this instance holds, in memory and in Redis. Methods reject
 * while Redis is away.
 */
export class Leases {
  private readonly held = new Map<string, string>()
  private claims = 0

  constructor(
    private readonly redis: Redis,
    private readonly instance: string
  ) {}

  /**
   * @returns the lease that was replaced, '' if there was none, null if the id
   * is taken
   */
  async claim(
    userId: string,
    token: string,
    isProved: boolean
  ): Promise<string | null> {
    const hash = hashToken(userId, token)
    const held = this.held.get(userId)
    // Redis may have lost this lease, and would then grant the id to anybody
    // until the next renewal.
    if (held !== undefined && !held.endsWith(` ${hash}`) && !isProved) {
      return null
    }
    const lease = `${this.instance} ${++this.claims} ${hash}`
    const previous = await this.redis.eval(
      claimScript,
      1,
      leaseKey(userId),
      lease,
      isProved ? '' : hash,
      leaseMs
    )
    if (typeof previous !== 'string') {
      return null
    }
    this.held.set(userId, lease)
    return previous
  }

  /** Reads this instance's memory only. */
  isHeldWith(userId: string, token: string): boolean {
    const hash = hashToken(userId, token)
    return this.held.get(userId)?.endsWith(` ${hash}`) ?? false
  }

  userIds(): string[] {
    return [...this.held.keys()]
  }

  /** Removes a lease, unless a newer claim has replaced it. */
  drop(userId: string, lease: string): boolean {
    return this.held.get(userId) === lease && this.held.delete(userId)
  }

  /** Whether any live instance holds the id with this token. */
  async isHeldAnywhereWith(userId: string, token: string): Promise<boolean> {
    const listeners = await this.redis.eval(
      isClaimedScript,
      1,
      leaseKey(userId),
      instanceChannelPrefix,
      hashToken(userId, token)
    )
    return Number(listeners) > 0
  }

  async isElsewhere(userId: string, instance: string): Promise<boolean> {
    const lease = await this.redis.get(leaseKey(userId))
    return lease !== null && instanceOf(lease) !== instance
  }

  /** @returns false when the id does not belong to this instance */
  async release(userId: string): Promise<boolean> {
    const lease = this.held.get(userId)
    return (
      lease !== undefined &&
      this.drop(userId, lease) &&
      (await this.redis.eval(releaseScript, 1, leaseKey(userId), lease)) === 0
    )
  }

  /** For two minutes, only the id's token can claim it again. */
  async reserve(userId: string): Promise<boolean> {
    const lease = this.held.get(userId)
    return (
      lease !== undefined &&
      this.drop(userId, lease) &&
      (await this.reserveChunk([[userId, lease]])) === 0
    )
  }

  /** @returns the ids that another instance has taken */
  async renew(): Promise<string[]> {
    const renewed = await Promise.all(
      chunksOf([...this.held]).map((chunk) => this.renewChunk(chunk))
    )
    return renewed.flat()
  }

  async reserveAll(): Promise<void> {
    const held = [...this.held]
    this.held.clear()
    await Promise.all(chunksOf(held).map((chunk) => this.reserveChunk(chunk)))
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

  private reserveChunk(chunk: [string, string][]): Promise<unknown> {
    return this.redis.eval(
      reserveScript,
      chunk.length,
      ...chunk.map(([userId]) => leaseKey(userId)),
      leaseMs,
      ...chunk.map(([, lease]) => lease)
    )
  }
}
