import { quotaLimits, QuotaPool } from './QuotaPool'

const create = () => new QuotaPool({ perBlock: 2, perSite: 3, inAll: 5 })

describe('QuotaPool', () => {
  it('gives a block its share, and no more', () => {
    const pool = create()
    pool.take('192.0.2.1', 2)
    expect(pool.room('192.0.2.1')).toBe('block-full')
    expect(pool.room('192.0.2.2', 2)).toBe('free')
  })

  it('gives an IPv6 /48 its share, however many blocks it has', () => {
    const pool = create()
    pool.take('2001:db8:1:1', 2)
    pool.take('2001:db8:1:2', 1)
    expect(pool.room('2001:db8:1:3')).toBe('block-full')
    expect(pool.room('2001:db8:2:1', 2)).toBe('free')
  })

  it('gives out no more than the total', () => {
    const pool = create()
    pool.take('192.0.2.1', 2)
    pool.take('192.0.2.2', 2)
    expect(pool.room('192.0.2.3', 2)).toBe('all-full')
    expect(pool.isFull(2)).toBe(true)
    expect(pool.isFull()).toBe(false)
  })

  it('has room again after a release', () => {
    const pool = create()
    for (const block of ['2001:db8:1:1', '2001:db8:1:2']) {
      pool.take(block, 2)
      pool.give(block, 2)
    }
    expect(pool.room('2001:db8:1:3', 2)).toBe('free')
    expect([...pool.taken()]).toEqual([])
  })
})

describe('quotaLimits', () => {
  it('gives a /48 a multiple of a block’s share, at most a quarter', () => {
    expect(quotaLimits(1000, 10, 5)).toEqual({
      perBlock: 10,
      perSite: 50,
      inAll: 1000,
    })
    expect(quotaLimits(1000, 100, 5)).toMatchObject({ perSite: 250 })
  })

  it('multiplies a block’s share as the operator sets it, up to the total', () => {
    expect(quotaLimits(1000, 400, 5)).toMatchObject({
      perBlock: 400,
      perSite: 400,
    })
    expect(quotaLimits(1000, 4000, 5)).toMatchObject({
      perBlock: 1000,
      perSite: 1000,
    })
  })
})
