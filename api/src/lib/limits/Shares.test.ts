import { shareLimits, Shares } from './Shares'

const create = () => new Shares({ perBlock: 2, perSite: 3, inAll: 5 })

describe('Shares', () => {
  it('gives a block its share, and not more', () => {
    const shares = create()
    shares.take('192.0.2.1', 2)
    expect(shares.room('192.0.2.1')).toBe('block-full')
    expect(shares.room('192.0.2.2', 2)).toBe('free')
  })

  it('gives an IPv6 /48 its share, however many blocks it has', () => {
    const shares = create()
    shares.take('2001:db8:1:1', 2)
    shares.take('2001:db8:1:2', 1)
    expect(shares.room('2001:db8:1:3')).toBe('block-full')
    expect(shares.room('2001:db8:2:1', 2)).toBe('free')
  })

  it('has no more than there is', () => {
    const shares = create()
    shares.take('192.0.2.1', 2)
    shares.take('192.0.2.2', 2)
    expect(shares.room('192.0.2.3', 2)).toBe('all-full')
    expect(shares.isFull(2)).toBe(true)
    expect(shares.isFull()).toBe(false)
  })

  it('has again what is given back', () => {
    const shares = create()
    for (const block of ['2001:db8:1:1', '2001:db8:1:2']) {
      shares.take(block, 2)
      shares.give(block, 2)
    }
    expect(shares.room('2001:db8:1:3', 2)).toBe('free')
    expect([...shares.taken()]).toEqual([])
  })
})

describe('shareLimits', () => {
  it('gives a /48 so many times what a block has, and at most a quarter', () => {
    expect(shareLimits(1000, 10, 5)).toEqual({
      perBlock: 10,
      perSite: 50,
      inAll: 1000,
    })
    expect(shareLimits(1000, 100, 5)).toMatchObject({ perSite: 250 })
  })

  it('gives a block more where the operator says so, up to all there is', () => {
    expect(shareLimits(1000, 400, 5)).toMatchObject({
      perBlock: 400,
      perSite: 400,
    })
    expect(shareLimits(1000, 4000, 5)).toMatchObject({
      perBlock: 1000,
      perSite: 1000,
    })
  })
})
