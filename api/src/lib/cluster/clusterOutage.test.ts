import { metrics } from 'src/lib/metrics/metrics'
import { metricValue } from 'src/lib/metrics/metricValue.fixtures'
import type {
  TestClient,
  TestServer,
} from 'src/lib/signalling/signalling.fixtures'
import { answerTo, offerTo } from 'src/lib/signallingMessages/frames.fixtures'

import {
  passTimeUntil,
  startCluster,
  startInstance,
  type TestCluster,
  type TestLog,
  turn,
} from './cluster.fixtures'
import { RedisServer } from './redisServer.fixtures'

jest.setTimeout(60_000)

describe('while Redis is away', () => {
  let cluster: TestCluster
  let redis: RedisServer
  let one: TestServer
  let two: TestServer
  let sharer: TestClient
  let neighbour: TestClient
  let helper: TestClient
  let log: TestLog

  beforeEach(async () => {
    log = { info: jest.fn(), warn: jest.fn() }
    cluster = await startCluster(log)
    ;({ redis, one, two } = cluster)
    sharer = await one.attach('sharer')
    neighbour = await one.attach('neighbour')
    helper = await two.attach('helper')
  })

  afterEach(() => cluster.close())

  const expectStillAttached = async () => {
    sharer.send(offerTo('neighbour'))
    expect(await neighbour.next()).toMatchObject({ src: 'sharer' })
  }

  const loggedTimes = async (mock: jest.Mock, times: number) => {
    while (mock.mock.calls.length < times) {
      await turn()
    }
  }

  const reach = async (from: TestClient, to: TestClient, dst: string) => {
    from.send(offerTo(dst))
    expect(await to.next()).toMatchObject(offerTo(dst))
  }

  it('sockets stay open, clients of one instance reach each other, and new clients get 1013', async () => {
    await redis.kill()
    await loggedTimes(log.warn, 1)
    await expectStillAttached()
    const newcomer = one.dial('newcomer')
    expect(await newcomer.closed).toBe(1013)
  })

  it('a client attached here may reconnect with the same token', async () => {
    await redis.kill()
    await loggedTimes(log.warn, 1)
    const again = await one.attach('neighbour')
    expect(await neighbour.closed).toBe(4001)
    await reach(sharer, again, 'neighbour')
    const thief = one.dial('neighbour', { token: 'another-token' })
    expect(await thief.next()).toMatchObject({ type: 'ID-TAKEN' })
  })

  it('frames to a client elsewhere are answered with EXPIRE', async () => {
    await redis.kill()
    await loggedTimes(log.warn, 1)
    sharer.send(offerTo('helper'))
    await expectStillAttached()
    jest.advanceTimersByTime(7000)
    expect(await sharer.next()).toMatchObject({ type: 'EXPIRE', src: 'helper' })
  })

  it('a Redis that restarts empty learns every id again', async () => {
    await redis.kill()
    await loggedTimes(log.warn, 1)
    await redis.start()
    await passTimeUntil(loggedTimes(log.info, 2))
    const client = redis.client()
    while ((await client.keys('kinscreen:id:*')).length < 3) {
      jest.advanceTimersByTime(10)
      await turn()
    }
    await client.quit()
    await reach(sharer, helper, 'helper')
    await reach(helper, sharer, 'sharer')
    const thief = two.dial('sharer', { token: 'other-token' })
    expect(await thief.next()).toMatchObject({ type: 'ID-TAKEN' })
    await two.attach('newcomer')
  })

  it('a frozen Redis counts as away, and is used again once thawed', async () => {
    redis.freeze()
    const newcomer = one.dial('newcomer')
    expect(await passTimeUntil(newcomer.closed)).toBe(1013)
    await expectStillAttached()
    redis.thaw()
    const admitted = one.attachWhenFree('newcomer')
    await reach(sharer, await passTimeUntil(admitted), 'newcomer')
  })

  it('each instance reports that it admits no new clients, and later that it does again', async () => {
    // While Redis answers, `ask` is awaited without passTimeUntil: the fake
    // clock runs faster than Redis, so the command would time out.
    const ask = () => one.cluster.answers()
    expect(await ask()).toBe(true)
    redis.freeze()
    expect(await passTimeUntil(ask())).toBe(false)
    redis.thaw()
    await passTimeUntil(one.attachWhenFree('newcomer'))
    expect(await ask()).toBe(true)
    await redis.kill()
    expect(await passTimeUntil(ask())).toBe(false)
  })

  it('frames that wait for Redis take no more memory than their address may use', async () => {
    metrics.refusals.reset()
    redis.freeze()
    const crowd = Array.from({ length: 8 }, (_, n) => `elsewhere${n}`)
    for (const dst of crowd) {
      for (let time = 0; time < 8; time++) {
        sharer.send({
          ...answerTo(dst),
          payload: {
            ...answerTo(dst).payload,
            sdp: { type: 'answer', sdp: 'x'.repeat(31_000) },
          },
        })
      }
    }
    await expectStillAttached()
    const dropped = await metricValue(metrics.refusals, {
      reason: 'under-way-full',
    })
    // 64 frames take 2 MiB, and an address may use 1 MiB.
    expect(dropped).toBe(64 - 33)
    redis.thaw()
  })

  it('a Redis that is full counts as away', async () => {
    const client = redis.client()
    await client.config('SET', 'maxmemory', '1')
    expect(await one.cluster.answers()).toBe(false)
    expect(await one.dial('newcomer').closed).toBe(1013)
    await client.config('SET', 'maxmemory', '0')
    expect(await one.cluster.answers()).toBe(true)
    await client.quit()
  })

  it('an api starts without Redis, and admits clients once Redis answers', async () => {
    const missing = new RedisServer()
    const early = await startInstance(missing.url, log)
    try {
      expect(await early.dial('early').closed).toBe(1013)
      await missing.start()
      await passTimeUntil(loggedTimes(log.info, 2))
      await early.attach('early')
    } finally {
      await early.server.close()
      await missing.remove()
    }
  })

  it('the log says once that Redis is away and once that it is back, without its address', async () => {
    await redis.kill()
    await loggedTimes(log.warn, 1)
    await redis.start()
    await passTimeUntil(loggedTimes(log.info, 2))
    expect(log.warn.mock.calls).toEqual([['Redis does not answer.']])
    expect(log.info.mock.calls).toEqual([
      ['Redis answers.'],
      ['Redis answers.'],
    ])
  })
})
