import type { FastifyBaseLogger } from 'fastify'

import type { Cluster } from './Cluster'
import { LinkListener } from './LinkListener'
import { RedisCluster } from './RedisCluster'
import { SingleInstance } from './SingleInstance'

export interface ClusterSettings {
  /**
   * Of the Redis that all instances share, or the path of its socket; empty
   * means that this is the only instance, and then no Redis client is loaded.
   */
  readonly redisUrl: string
  /**
   * The private address at which other instances link to this one; empty means
   * that everything between them goes through Redis.
   */
  readonly instanceAddress: string
}

/**
 * Resolves when it is known whether Redis answers; the api starts either way.
 * Rejects when this machine has no such address.
 */
export const openCluster = async (
  { redisUrl, instanceAddress }: ClusterSettings,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
): Promise<Cluster> => {
  if (redisUrl === '') {
    return new SingleInstance()
  }
  const { Redis } = await import('ioredis')
  const listener =
    instanceAddress === ''
      ? undefined
      : await LinkListener.open(instanceAddress)
  return new Promise((resolve) => {
    const cluster: Cluster = new RedisCluster(redisUrl, {
      Client: Redis,
      log,
      listener,
      onSettled: () => resolve(cluster),
    })
  })
}
