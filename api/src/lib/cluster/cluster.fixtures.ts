import {
  holdTheClock,
  serveSignalling,
  type TestServer,
} from 'src/lib/signalling/signalling.fixtures'

import { openCluster } from './openCluster'
import { RedisServer } from './redisServer.fixtures'

export interface TestLog {
  info: jest.Mock
  warn: jest.Mock
}

export const startInstance = async (
  redisUrl: string,
  log: TestLog = { info: jest.fn(), warn: jest.fn() }
): Promise<TestServer> => serveSignalling({}, await openCluster(redisUrl, log))

export const turn = () => new Promise((resolve) => setImmediate(resolve))

export async function passTimeUntil<Result>(
  happening: Promise<Result>,
  stepMs = 10
): Promise<Result> {
  let isOver = false
  const over = happening.finally(() => (isOver = true))
  while (!isOver) {
    jest.advanceTimersByTime(stepMs)
    await turn()
  }
  return over
}

export interface TestCluster {
  redis: RedisServer
  one: TestServer
  two: TestServer
  three: TestServer
  close: () => Promise<void>
}

/**
 * Three instances with their own Redis; the test controls the clock.
 * @param log receives what the first instance logs
 */
export async function startCluster(log?: TestLog): Promise<TestCluster> {
  holdTheClock()
  const redis = new RedisServer()
  await redis.start()
  const one = await startInstance(redis.url, log)
  const two = await startInstance(redis.url)
  const three = await startInstance(redis.url)
  return {
    ...{ redis, one, two, three },
    close: async () => {
      // A failed test may leave Redis frozen, and closing would never end.
      redis.thaw()
      try {
        await Promise.all([one, two, three].map(({ server }) => server.close()))
      } finally {
        await redis.remove()
      }
    },
  }
}
