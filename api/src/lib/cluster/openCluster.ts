import type { FastifyBaseLogger } from 'fastify'

import { redisIsOpenTo } from 'src/lib/env/rules/servers'

import type { Cluster } from './Cluster'
import { RedisCluster } from './RedisCluster'
import { SingleInstance } from './SingleInstance'

/**
 * Resolves when Redis has answered for the first time, or has failed to answer.
 * @param redisUrl URL of the Redis that all instances share, or the path of its
 * socket; empty for a single instance, which loads no Redis client
 */
export async function openCluster(
  redisUrl: string,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
): Promise<Cluster> {
  if (redisUrl === '') {
    return new SingleInstance()
  }
  if (redisIsOpenTo(redisUrl) === 'machine') {
    log.warn('Redis has no password: every program of this machine may write.')
  }
  const { Redis } = await import('ioredis')
  return new Promise((resolve) => {
    const cluster: Cluster = new RedisCluster(redisUrl, {
      Client: Redis,
      log,
      onSettled: () => resolve(cluster),
    })
  })
}
