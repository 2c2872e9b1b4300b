import { wordlist } from '@scure/bip39/wordlists/english'

import { issueUserId } from './issueUserId'
import { parseUserId } from './userId'

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

  it('issues ids that the signalling server takes', () => {
    for (let i = 0; i < 100; i++) {
      const userId = issueUserId()
      expect(parseUserId(userId)).toBe(userId)
      expect(userId.split('-').every((word) => wordlist.includes(word))).toBe(
        true
      )
    }
  })
})
