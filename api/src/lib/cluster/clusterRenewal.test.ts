import type { Redis } from 'ioredis'
import { WebSocket } from 'ws'

import type { TestServer } from 'src/lib/signalling/signalling.fixtures'

import { startInstance } from './cluster.fixtures'
import { renewEveryMs } from './Leases'
import { leaseKey } from './redisKeys'
import { RedisServer } from './redisServer.fixtures'

jest.setTimeout(60_000)

const river = leaseKey('river')

describe('when an instance renews its leases, an id', () => {
  let redis: RedisServer
  let client: Redis
  let instance: TestServer

  beforeEach(async () => {
    // The test itself decides when leases are renewed, unlike with
    // holdTheClock.
    jest.useFakeTimers({
      doNotFake: [
        ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
        ...(['setImmediate', 'clearImmediate'] as const),
      ],
    })
    redis = new RedisServer()
    await redis.start()
    client = redis.client()
    instance = await startInstance(redis.url)
  })

  afterEach(async () => {
    client.disconnect()
    await instance.server.close()
    await redis.remove()
  })

  /**
   * Waits for pending commands first; they would time out with the fake clock.
   */
  const renew = async () => {
    await instance.cluster.answers()
    jest.advanceTimersByTime(renewEveryMs)
  }

  it('that another instance has taken is given up: its older socket closes with 4001', async () => {
    const older = await instance.attach('river')
    const neighbour = await instance.attach('moon')
    // Another instance writes its own lease, as if the two had noticed an
    // outage of Redis at different times.
    const elsewhere = 'another-instance 1 hash'
    await client.set(river, elsewhere)
    await renew()
    expect(await older.closed).toBe(4001)
    expect(await client.get(river)).toBe(elsewhere)
    expect(neighbour.webSocket.readyState).toBe(WebSocket.OPEN)
    const thief = instance.dial('river')
    expect(await thief.next()).toMatchObject({ type: 'ID-TAKEN' })
  })

  it('that Redis has lost belongs to its owner again', async () => {
    const owner = await instance.attach('river')
    const lease = await client.get(river)
    await client.del(river)
    await renew()
    while ((await client.get(river)) === null);
    expect(await client.get(river)).toBe(lease)
    expect(owner.webSocket.readyState).toBe(WebSocket.OPEN)
  })
})
