import fc from 'fast-check'

import { isOneTypoApart } from './isOneTypoApart'

describe('isOneTypoApart', () => {
  it.each([
    ['river', 'river'],
    ['river', 'rover'],
    ['river', 'rivver'],
    ['river', 'rver'],
    ['river', 'ivers'.slice(0, 4)],
    ['river', 'rievr'],
    ['moon', 'mon'],
    ['', 'a'],
  ])('accepts %s for %s', (one, other) => {
    expect(isOneTypoApart(one, other)).toBe(true)
    expect(isOneTypoApart(other, one)).toBe(true)
  })

  it.each([
    ['river', 'rovers'],
    ['river', 'reviv'],
    ['moon', 'noom'],
    ['', 'ab'],
  ])('does not accept %s for %s', (one, other) => {
    expect(isOneTypoApart(one, other)).toBe(false)
    expect(isOneTypoApart(other, one)).toBe(false)
  })

  it('accepts every typo at every position', () => {
    const letters = fc.string({ minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(
        letters,
        fc.nat(),
        fc.string({ maxLength: 1 }),
        (word, place, letter) => {
          const at = place % word.length
          const slip = word.slice(0, at) + letter + word.slice(at + 1)
          expect(isOneTypoApart(word, slip)).toBe(true)
        }
      )
    )
  })
})
