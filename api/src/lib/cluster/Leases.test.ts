import type { Redis } from 'ioredis'

import { Leases } from './Leases'
import { leaseKey } from './redisKeys'
import { RedisServer } from './redisServer.fixtures'

jest.setTimeout(60_000)

const ids = Array.from({ length: 501 }, (_, number) => `id${number}`)
/** The first id and the last one are renewed by two different Lua scripts. */
const [first, last] = ['id0', 'id500']

const tokenOf = (id: string) => `token-of-${id}`

describe('more leases than one script may have', () => {
  let redis: RedisServer
  let client: Redis
  let leases: Leases

  beforeEach(async () => {
    redis = new RedisServer()
    await redis.start()
    client = redis.client()
    leases = new Leases(client, 'instance')
    const claims = ids.map((id) => leases.claim(id, tokenOf(id), false))
    expect(new Set(await Promise.all(claims))).toEqual(new Set(['']))
  })

  afterEach(async () => {
    client.disconnect()
    await redis.remove()
  })

  const held = (...ids: string[]) => client.mget(ids.map(leaseKey))

  const sizesOf = async (act: () => Promise<unknown>) => {
    const run = jest.spyOn(client, 'eval')
    await act()
    return run.mock.calls.map(([, count]) => count)
  }

  it('are all renewed, in several scripts', async () => {
    await client.flushall()
    expect(await sizesOf(() => leases.renew())).toEqual([500, 1])
    expect(await client.dbsize()).toBe(501)
    expect(await held(first, last)).toEqual([
      expect.stringMatching(/^instance 1 [\w-]{22}$/),
      expect.stringMatching(/^instance 501 [\w-]{22}$/),
    ])
    expect(await client.pttl(leaseKey(first))).toBeGreaterThan(0)
    expect(await client.pttl(leaseKey(last))).toBeGreaterThan(0)
  })

  it('are reported as lost from every script when taken elsewhere', async () => {
    const elsewhere = 'another-instance 1 hash'
    await client.mset(leaseKey(first), elsewhere, leaseKey(last), elsewhere)
    expect(await leases.renew()).toEqual([first, last])
    expect(await held(first, last)).toEqual([elsewhere, elsewhere])
    expect(leases.userIds()).toHaveLength(499)
    expect(await leases.renew()).toEqual([])
  })

  it('are all reserved for their owners, in several scripts', async () => {
    expect(await sizesOf(() => leases.reserveAll())).toEqual([500, 1])
    expect(leases.userIds()).toEqual([])
    expect(await held(first, last)).toEqual([
      expect.stringMatching(/^- - [\w-]{22}$/),
      expect.stringMatching(/^- - [\w-]{22}$/),
    ])
    const another = new Leases(client, 'another-instance')
    for (const id of [first, last]) {
      expect(await another.claim(id, 'another-token', false)).toBeNull()
      expect(await another.claim(id, tokenOf(id), false)).toMatch(/^- - /)
    }
  })
})
