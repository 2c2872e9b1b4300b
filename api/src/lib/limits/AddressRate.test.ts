import { AddressRate } from './AddressRate'

async function askOften(rate: AddressRate, block: string, times: number) {
  const waits = []
  for (let time = 0; time < times; time++) {
    waits.push(await rate.secondsToWait(block))
  }
  return waits
}

describe('AddressRate', () => {
  it('limits a block, and says how long to wait', async () => {
    const rate = new AddressRate(2)
    expect(await askOften(rate, '192.0.2.1', 3)).toEqual([0, 0, 60])
    expect(await askOften(rate, '192.0.2.2', 1)).toEqual([0])
  })

  it('limits an IPv6 /48 with all its blocks', async () => {
    const rate = new AddressRate(2, 2)
    expect(await askOften(rate, '2001:db8:1:1', 2)).toEqual([0, 0])
    expect(await askOften(rate, '2001:db8:1:2', 2)).toEqual([0, 0])
    expect(await askOften(rate, '2001:db8:1:3', 1)).toEqual([60])
    expect(await askOften(rate, '2001:db8:2:1', 1)).toEqual([0])
  })

  it('does not let a refused block use up the limit of its /48', async () => {
    const rate = new AddressRate(2, 2)
    await askOften(rate, '2001:db8:1:1', 20)
    expect(await askOften(rate, '2001:db8:1:2', 2)).toEqual([0, 0])
  })

  it('counts penalties of a block for its /48 too', async () => {
    const rate = new AddressRate(2, 2)
    await rate.penalize('2001:db8:1:1', 4)
    expect(await rate.secondsToWait('2001:db8:1:1')).toBe(60)
    expect(await rate.secondsToWait('2001:db8:1:2')).toBe(60)
    await rate.penalize('192.0.2.1', 2)
    expect(await rate.secondsToWait('192.0.2.1')).toBe(60)
    await rate.forgive('192.0.2.1')
    expect(await rate.secondsToWait('192.0.2.1')).toBe(0)
  })
})
