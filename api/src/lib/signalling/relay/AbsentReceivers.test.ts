import { AbsentReceivers } from './AbsentReceivers'

describe('the absent receivers of a client', () => {
  const four = ['river', 'apple', 'tiger', 'moon']

  const full = () => {
    const absent = new AbsentReceivers()
    four.forEach((dst) => absent.add(dst, 0))
    return absent
  }

  it('are limited to four, each of which may be asked for repeatedly', () => {
    const absent = full()
    expect(absent.add('fifth', 1)).toBe(false)
    expect(absent.isFullFor('fifth', 1)).toBe(true)
    expect(four.map((dst) => absent.add(dst, 1))).toEqual(Array(4).fill(true))
  })

  it('are forgotten after seven seconds', () => {
    expect(full().add('fifth', 7_000)).toBe(false)
    expect(full().add('fifth', 7_001)).toBe(true)
  })
})
