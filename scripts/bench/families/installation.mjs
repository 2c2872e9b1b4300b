import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startServer } from '../signalling/server.mjs'

import { startNginx } from './nginx.mjs'
import { startRedisPair } from './redisPair.mjs'

/**
 * Starts instances behind nginx, with a Redis and its replica.
 *
 * @param firstPort the first of consecutive free ports: one for each instance,
 * and four more
 */
export async function startInstallation(size, firstPort) {
  const ports = Array.from({ length: size }, (_, index) => firstPort + index)
  const [port, redisPort, ...redisServers] = [0, 1, 2, 3].map(
    (index) => firstPort + size + index
  )
  const redis = await startRedisPair(redisServers)
  const nginx = await startNginx({
    folder: join(tmpdir(), `kinscreen-families-${firstPort}`),
    port,
    instances: ports,
    redisPort,
    redisServers,
  })
  const start = (each) =>
    startServer('kinscreen', each, {
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      OPERATOR_SESSION_SECRET: 'the same for all instances, long enough',
    })
  const instances = await Promise.all(ports.map(start))
  return {
    port,
    redis,
    instances,
    /** @param how `kill` or `stop` */
    replace: async (index, how, awayMs = 0) => {
      await instances[index][how]()
      await new Promise((resolve) => setTimeout(resolve, awayMs))
      instances[index] = await start(ports[index])
    },
    end: async () => {
      await Promise.all(instances.map((each) => each.kill()))
      await nginx.end()
      await redis.end()
    },
  }
}

export async function isReady({ port }) {
  const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(
    () => null
  )
  await answer?.arrayBuffer()
  return answer?.status === 200
}
