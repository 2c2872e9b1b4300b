import { AddressRate } from 'src/lib/limits/AddressRate'
import { type Limiter, secondsToWait } from 'src/lib/limits/secondsToWait'
import { SignInAttempts } from 'src/lib/operator/SignInAttempts'

import { LimitStore } from './LimitStore'
import { RedisServer } from './redisServer.fixtures'

jest.setTimeout(60_000)

const secret = 'a secret of at least 32 characters'
const address = '192.0.2.77'

/** Uses the limiters in turn; returns which attempts were within the limit. */
async function inTurn(limiters: Limiter[], times: number, key = 'phone') {
  const isFree = []
  for (let time = 0; time < times; time++) {
    const limiter = limiters[time % limiters.length]!
    isFree.push((await secondsToWait(limiter, key)) === 0)
  }
  return isFree
}

describe('a limit shared by all instances', () => {
  const redis = new RedisServer()
  let one: LimitStore
  let two: LimitStore

  const limiters = (points: number, name = 'ring-device') =>
    [one, two].map((store) => store.limiter(name)(points))

  beforeEach(async () => {
    await redis.start()
    one = new LimitStore({ redisUrl: redis.url, secret })
    two = new LimitStore({ redisUrl: redis.url, secret })
  })

  afterEach(async () => {
    redis.thaw()
    await Promise.all([one.close(), two.close()])
    await redis.kill()
  })

  afterAll(() => redis.remove())

  it('is used up by all together, and says how long to wait', async () => {
    const both = limiters(3)
    expect(await inTurn(both, 5)).toEqual([true, true, true, false, false])
    const wait = await secondsToWait(both[1]!, 'phone')
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(await inTurn(both, 1, 'tablet')).toEqual([true])
  })

  it('counts each name separately', async () => {
    expect(await inTurn(limiters(1), 2)).toEqual([true, false])
    expect(await inTurn(limiters(1, 'sign-in'), 1)).toEqual([true])
  })

  it('counts simultaneous requests to all instances', async () => {
    const both = limiters(3)
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, each) =>
        secondsToWait(both[each % 2]!, 'phone')
      )
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  })

  it('applies to a whole IPv6 /48, too', async () => {
    const rates = [one, two].map(
      (store) => new AddressRate(2, 2, store.limiter('ring-address'))
    )
    const free = []
    for (let block = 1; block <= 6; block++) {
      free.push(await rates[block % 2]!.secondsToWait(`2001:db8:1:${block}`))
    }
    expect(free.map((wait) => wait === 0)).toEqual([
      ...[true, true, true, true, false, false],
    ])
  })

  it('limits sign-in attempts, and is reset by a successful sign-in', async () => {
    const limits = { perAddress: 2, inAll: 5 }
    const [here, there] = [one, two].map(
      (store) => new SignInAttempts(limits, store.limiter('sign-in'))
    ) as [SignInAttempts, SignInAttempts]
    expect(await here.begin(address)).toBe(0)
    expect(await there.begin(address)).toBe(0)
    expect(await here.begin(address)).toBeGreaterThan(0)
    await here.succeeded(address)
    expect(await there.begin(address)).toBe(0)
  })

  it('stores no plain key in Redis, and nothing for longer than a minute', async () => {
    const client = redis.client()
    await inTurn(limiters(3), 1, `https://push.example/send/phone ${address}`)
    const keys = await client.keys('*')
    expect(keys).toEqual([
      expect.stringMatching(/^kinscreen:limit:ring-device:[\w-]{43}$/),
    ])
    const left = await client.ttl(keys[0]!)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(60)
    client.disconnect()
  })

  it('is counted by each instance separately while Redis is away, and does not affect other keys', async () => {
    const [here, there] = limiters(2) as [Limiter, Limiter]
    expect(await inTurn([here, there], 1)).toEqual([true])
    await redis.kill()
    expect(await inTurn([here], 3)).toEqual([true, true, false])
    expect(await inTurn([there], 3)).toEqual([true, true, false])
    expect(await inTurn([here], 1, 'tablet')).toEqual([true])
  })

  it('holds in an instance that has never reached Redis', async () => {
    await redis.kill()
    expect(await inTurn(limiters(2).slice(0, 1), 3)).toEqual([
      ...[true, true, false],
    ])
  })

  it('does not wait for a Redis that hangs', async () => {
    const [here] = limiters(1) as [Limiter, Limiter]
    expect(await inTurn([here], 1, 'tablet')).toEqual([true])
    redis.freeze()
    expect(await inTurn([here], 2)).toEqual([true, false])
  })

  it('is counted in the process when there is no Redis', async () => {
    const alone = new LimitStore({ redisUrl: '', secret })
    expect(await inTurn([alone.limiter('ring-device')(2)], 3)).toEqual([
      ...[true, true, false],
    ])
  })
})
