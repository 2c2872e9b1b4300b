import { createHmac } from 'node:crypto'

import type { Redis } from 'ioredis'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'

import { limitKeyPrefix } from './redisKeys'
import { linkOptions } from './RedisLink'

/** In seconds. */
const duration = 60

type Limiter = Pick<
  RateLimiterAbstract,
  'consume' | 'delete' | 'duration' | 'get' | 'penalty'
>

interface LimitStoreSettings {
  /** URL of the Redis that all instances share; empty for a single instance */
  redisUrl: string
  secret: string | Buffer
}

/**
 * Counts actions for all instances together: in Redis if they share one, else
 * in this process. While Redis does not answer, each instance counts
 * separately.
 */
export class LimitStore {
  private redis: Promise<Redis> | null = null

  constructor(private readonly settings: LimitStoreSettings) {}

  /**
   * @param name what is counted; limiters with the same name share their counts
   * @returns makes a limiter that allows each key this many points a minute
   */
  limiter(name: string): (points: number) => Limiter {
    const { redisUrl, secret } = this.settings
    return (points) =>
      redisUrl === ''
        ? new RateLimiterMemory({ points, duration })
        : new SharedLimiter(points, () => this.openRedis(), {
            prefix: limitKeyPrefix + name,
            secret,
          })
  }

  /** Closes the connection. Only tests need it. */
  async close(): Promise<void> {
    const redis = await this.redis
    redis?.disconnect()
    this.redis = null
  }

  private openRedis(): Promise<Redis> {
    return (this.redis ??= connect(this.settings.redisUrl))
  }
}

async function connect(url: string): Promise<Redis> {
  const { Redis: Client } = await import('ioredis')
  const redis = new Client(url, linkOptions)
  // Without a listener, Node prints the error, with the address of Redis.
  redis.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    redis.once('ready', resolve)
    redis.once('close', resolve)
  })
  return redis
}

/**
 * Counts under the hash of a key, so that Redis learns neither addresses nor
 * devices.
 */
class SharedLimiter implements Limiter {
  readonly duration = duration
  private counting: Promise<RateLimiterAbstract> | null = null

  constructor(
    private readonly points: number,
    private readonly openRedis: () => Promise<Redis>,
    private readonly naming: { prefix: string; secret: string | Buffer }
  ) {}

  async consume(key: string | number) {
    return (await this.counter()).consume(this.hidden(key))
  }

  async get(key: string | number) {
    return (await this.counter()).get(this.hidden(key))
  }

  async penalty(key: string | number, points?: number) {
    return (await this.counter()).penalty(this.hidden(key), points)
  }

  async delete(key: string | number) {
    return (await this.counter()).delete(this.hidden(key))
  }

  private counter(): Promise<RateLimiterAbstract> {
    return (this.counting ??= this.openRedis().then((storeClient) => {
      const { points } = this
      return new RateLimiterRedis({
        ...{ storeClient, points, duration, keyPrefix: this.naming.prefix },
        rejectIfRedisNotReady: true,
        // Once a key is over its limit, this process counts it alone, so that a
        // flood does not reach Redis.
        inMemoryBlockOnConsumed: points + 1,
        insuranceLimiter: new RateLimiterMemory({ points, duration }),
      })
    }))
  }

  private hidden(key: string | number): string {
    const { prefix, secret } = this.naming
    return createHmac('sha256', secret)
      .update(`${prefix} ${key}`)
      .digest('base64url')
  }
}
