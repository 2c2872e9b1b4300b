import fc from 'fast-check'

import { isOneSlipApart } from './isOneSlipApart'

describe('isOneSlipApart', () => {
  it.each([
    ['river', 'river'],
    ['river', 'rover'],
    ['river', 'rivver'],
    ['river', 'rver'],
    ['river', 'ivers'.slice(0, 4)],
    ['river', 'rievr'],
    ['moon', 'mon'],
    ['', 'a'],
  ])('sees %s in %s', (one, other) => {
    expect(isOneSlipApart(one, other)).toBe(true)
    expect(isOneSlipApart(other, one)).toBe(true)
  })

  it.each([
    ['river', 'rovers'],
    ['river', 'reviv'],
    ['moon', 'noom'],
    ['', 'ab'],
  ])('does not see %s in %s', (one, other) => {
    expect(isOneSlipApart(one, other)).toBe(false)
    expect(isOneSlipApart(other, one)).toBe(false)
  })

  it('bears every slip at every place', () => {
    const letters = fc.string({ minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(
        letters,
        fc.nat(),
        fc.string({ maxLength: 1 }),
        (word, place, letter) => {
          const at = place % word.length
          const slip = word.slice(0, at) + letter + word.slice(at + 1)
          expect(isOneSlipApart(word, slip)).toBe(true)
        }
      )
    )
  })
})
