import fc from 'fast-check'

import { fitText } from './fitText'

/** A fake font: letters are half as wide as they are high. */
const print = {
  sizes: [30, 20],
  lineHeight: 1,
  widthOf: ({ text }: { text: string }, size: number) =>
    (text.length * size) / 2,
}
function fit(texts: string[], width: number, height: number) {
  const { size, lines } = fitText(texts, { ...print, box: { width, height } })
  return [size, lines.map(({ text }) => text)]
}

describe('fitText', () => {
  it('keeps text that fits on one line', () => {
    expect(fit(['Anna can see it.', 'Nobody else'], 240, 60)).toEqual([
      30,
      ['Anna can see it.', 'Nobody else'],
    ])
  })

  it('breaks between words before it makes letters smaller', () => {
    expect(fit(['Anna can see your screen.'], 240, 60)).toEqual([
      30,
      ['Anna can see', 'your screen.'],
    ])
  })

  it('makes letters smaller if there are too many lines or a word is too long', () => {
    expect(fit(['Anna can see your screen.'], 250, 30)[0]).toBe(20)
    expect(fit(['Bildschirmfreigabe'], 200, 30)).toEqual([
      20,
      ['Bildschirmfreigabe'],
    ])
  })

  it('knows to which paragraph each line belongs', () => {
    const box = { width: 60, height: 300 }
    const { lines } = fitText(['one two', '', 'six'], { ...print, box })
    expect(lines.map(({ paragraph }) => paragraph)).toEqual([0, 0, 2])
  })

  it('neither loses nor adds a word', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/))
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 400 }), (said, width) => {
        const [, lines] = fit([said.join(' ')], width, 90)
        expect([lines].flat().join(' ')).toBe(said.join(' '))
      })
    )
  })
})
