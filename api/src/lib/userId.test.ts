import { wordlist } from '@scure/bip39/wordlists/english'

import { maxUserIdLength as limitOfPages } from '../../../web/src/features/links/model/userId'
import { idsOfTheRule } from '../../../web/src/features/links/model/userId.fixtures'

import { issueUserId, maxUserIdLength, parseUserId } from './userId'

const longest = 'x'.repeat(maxUserIdLength)

describe('parseUserId', () => {
  it.each([...idsOfTheRule.accepted, longest])(
    'accepts %p [§5 peer id]',
    (text) => {
      expect(parseUserId(text)).toBe(text)
    }
  )

  it.each([...idsOfTheRule.refused, `${longest}x`])(
    'refuses %p [§5 peer id]',
    (text) => {
      expect(parseUserId(text)).toBeNull()
    }
  )

  it.each(['', undefined, null, 7, ['a'], { toString: 1, valueOf: 1 }])(
    'rejects %p, which is not a string',
    (value) => {
      expect(parseUserId(value)).toBeNull()
    }
  )

  it('accepts ids of the length that pages allow', () => {
    expect(maxUserIdLength).toBe(limitOfPages)
  })
})

describe('issueUserId', () => {
  it('joins the four words that the random source picks', () => {
    const picks = [0, 2047, 1, 1024]
    const max: number[] = []
    const userId = issueUserId((below) => {
      max.push(below)
      return picks[max.length - 1] ?? 0
    })
    expect(userId).toBe('abandon-zoo-ability-length')
    expect(max).toEqual([2048, 2048, 2048, 2048])
  })

  it('issues ids that the signalling server accepts', () => {
    for (let i = 0; i < 100; i++) {
      const userId = issueUserId()
      expect(parseUserId(userId)).toBe(userId)
      expect(userId.split('-').every((word) => wordlist.includes(word))).toBe(
        true
      )
    }
  })
})
