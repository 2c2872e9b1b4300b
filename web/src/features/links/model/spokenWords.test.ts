import { wordlist } from '@scure/bip39/wordlists/english'
import fc from 'fast-check'

import {
  complete,
  completionsOf,
  understandWords,
  type Understood,
} from './spokenWords'

const understand = (text: string): Understood => understandWords(text, wordlist)
const id = 'river-apple-tiger-moon'

describe('four words that somebody has read out', () => {
  it.each([
    'river apple tiger moon',
    '  River,  APPLE. Tiger;moon! ',
    'river-apple-tiger-moon',
    'river–apple_tiger/moon',
    'rivér äpple tigèr moön',
    'river\napple\ttiger\u00a0moon',
    'riverappletigermoon',
    'riverapple tigermoon',
  ])('are understood in %j', (text) => {
    expect(understand(text)).toEqual({ kind: 'id', id })
  })

  it('may end with a number', () => {
    const second = { kind: 'id', id: `${id}2` }
    expect(understand('river apple tiger moon2')).toEqual(second)
    expect(understand('River Apple Tiger Moon 2')).toEqual(second)
  })

  it.each([
    'rivver apple tiger moon',
    'rievr appel tigre mooon',
    'River, appel; tiger – mopn',
    'river appl tige moon',
  ])('are suggested for %j', (text) => {
    expect(understand(text)).toEqual({ kind: 'guesses', ids: [id] })
  })

  it('lead to a question if a typo may mean several words', () => {
    expect(understand('river aple tiger moon')).toEqual({
      kind: 'guesses',
      ids: ['able', 'apple', 'maple'].map((word) => `river-${word}-tiger-moon`),
    })
  })

  it('prefer words with the typed first letter', () => {
    expect(understand('river apple tiger mool')).toHaveProperty('ids.0', id)
  })

  it.each([
    'river apple tiger moon Anna',
    'Anna: river, apple, tiger, moon!',
    'Hi Mum, it is: River Apple Tiger Moon. Yours, Annabel',
    'Hi Mum! My page has the name river-apple-tiger-moon, so please go there and press the big button. Annabel',
    'river-ap ple-tiger-moon',
  ])('are found among others in %j', (text) => {
    expect(understand(text)).toEqual({ kind: 'id', id })
  })

  it('lead to a question if a typo, a fifth word or a long message makes them uncertain', () => {
    expect(understand('rivver apple tiger moon Anna')).toEqual({
      kind: 'guesses',
      ids: [id],
    })
    expect(understand('can river apple tiger moon')).toEqual({
      kind: 'guesses',
      ids: ['can-river-apple-tiger', id],
    })
    const message = `Hello Mum, ${'so you see, '.repeat(5)} river apple tiger moon`
    expect(understand(message)).toEqual({ kind: 'guesses', ids: [id] })
  })

  it.each([
    'https://other.example/river-apple-tiger-moon',
    'other.example/river-apple-tiger-moon',
    'javascript://other.example/river-apple-tiger-moon',
    'https://url.de.m.mimecastprotect.com/s/AbC1?x=y',
    'Thanks for that. '.repeat(9),
  ])(
    'are not searched in the address of another site, nor invented: %s',
    (text) => {
      expect(understand(text)).toEqual({ kind: 'nothing' })
    }
  )

  it.each(['', '  ', '1234', 'river', 'river apple tiger', 'a b c d e'])(
    'are reported as incomplete in %j',
    (text) => expect(understand(text)).toEqual({ kind: 'not-four' })
  )

  it('reports the word that is not in the list', () => {
    expect(understand('river apple xyzzy moon')).toEqual({
      kind: 'unknown',
      word: 'xyzzy',
    })
  })

  it('are found with one wrong letter in each', () => {
    const word = fc.constantFrom(...wordlist)
    const words = fc.tuple(word, word, word, word)
    fc.assert(
      fc.property(words, (right) => {
        expect(understand(right.join(' ').toUpperCase())).toEqual({
          kind: 'id',
          id: right.join('-'),
        })
        const wrong = right.map(
          (each) => `${each.slice(0, 2)}q${each.slice(2)}`
        )
        expect(understand(wrong.join(' ')).kind).not.toBe('unknown')
      }),
      { numRuns: 50 }
    )
  })

  it('never throw, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { kind } = understand(text)
        expect(['id', 'guesses', 'not-four', 'unknown', 'nothing']).toContain(
          kind
        )
      }),
      { numRuns: 50 }
    )
  })
})

describe('a partly typed word', () => {
  it('is completed as soon as few words match', () => {
    expect(completionsOf('riv', wordlist)).toEqual(['rival', 'river'])
    expect(completionsOf('river appl', wordlist)).toEqual(['apple'])
  })

  it.each(['', 'r', 'ri', 'river', 'river ', 'river x', 'con', 'river xyz'])(
    'is not completed in %j',
    (text) => expect(completionsOf(text, wordlist)).toEqual([])
  )

  it('is inserted with a space, so that the next word can be typed', () => {
    expect(complete('River, Äppl', 'apple')).toBe('River, apple ')
  })
})
