import type { Redis } from 'ioredis'

import { instanceOf } from './luaScripts'
import { instanceChannel, leaseKeyPrefix } from './redisKeys'

/** Keys per SCAN of Redis, which serves other clients between two scans. */
const keysAtOnce = 1_000

export class Directory {
  private reading: Promise<string[]> | undefined

  /** @param own returns the ids of this instance */
  constructor(
    private readonly redis: Redis,
    private readonly own: () => string[]
  ) {}

  /**
   * The clients of live instances; only those of this instance while Redis is
   * away. Concurrent callers share one read.
   */
  userIds(): Promise<string[]> {
    this.reading ??= this.read()
      .catch(() => this.own())
      .finally(() => (this.reading = undefined))
    return this.reading
  }

  private async read(): Promise<string[]> {
    const instances = await this.readLeases()
    const alive = await this.aliveAmong(new Set(instances.values()))
    return [...instances]
      .filter(([, instance]) => alive.has(instance))
      .map(([userId]) => userId)
  }

  /**
   * Maps each id to its instance. Reserved ids have no instance and are left
   * out.
   */
  private async readLeases(): Promise<Map<string, string>> {
    const instances = new Map<string, string>()
    const match = `${leaseKeyPrefix}*`
    let cursor = '0'
    do {
      const [next, keys] = await this.redis.scan(
        cursor,
        ...(['MATCH', match, 'COUNT', keysAtOnce] as const)
      )
      const leases = keys.length > 0 ? await this.redis.mget(keys) : []
      keys.forEach((key, index) => {
        const instance = instanceOf(leases[index] ?? '')
        if (instance !== undefined) {
          instances.set(key.slice(leaseKeyPrefix.length), instance)
        }
      })
      cursor = next
    } while (cursor !== '0')
    return instances
  }

  private async aliveAmong(instances: Set<string>): Promise<Set<string>> {
    const listeners = await Promise.all(
      [...instances].map(async (instance) => {
        const answer = await this.redis.pubsub(
          'NUMSUB',
          instanceChannel(instance)
        )
        return [instance, Number(answer[1]) > 0] as const
      })
    )
    return new Set(
      listeners.flatMap(([instance, isAlive]) => (isAlive ? instance : []))
    )
  }
}
