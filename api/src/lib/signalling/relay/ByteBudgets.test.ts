import { ByteBudgets } from './ByteBudgets'

const kib = 1024

describe('ByteBudgets', () => {
  it('allow a burst to each receiver, and then 64 KiB a second', () => {
    const budgets = new ByteBudgets()
    expect(budgets.spend('a', 256 * kib, 0)).toBe(true)
    expect(budgets.spend('a', 1, 0)).toBe(false)
    expect(budgets.spend('b', 256 * kib, 0)).toBe(true)
    expect(budgets.spend('a', 64 * kib + 1, 1000)).toBe(false)
    expect(budgets.spend('a', 64 * kib, 1000)).toBe(true)
  })

  it('allow sixteen receivers at a time, and forget none whose budget is not full', () => {
    const budgets = new ByteBudgets()
    for (let number = 0; number < 16; number++) {
      expect(budgets.spend(`receiver${number}`, 256 * kib, 0)).toBe(true)
    }
    expect(budgets.spend('one more', 1, 3_999)).toBe(false)
    expect(budgets.spend('receiver0', 256 * kib, 3_999)).toBe(false)
    expect(budgets.spend('one more', 1, 4_000)).toBe(true)
  })
})
