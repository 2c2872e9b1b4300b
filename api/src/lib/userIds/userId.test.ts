import { maxUserIdLength as limitOfPages } from '../../../../web/src/features/links/model/userId'
import { idsOfTheRule } from '../../../../web/src/features/links/model/userId.fixtures'

import { maxUserIdLength, parseUserId } from './userId'

const longest = 'x'.repeat(maxUserIdLength)

describe('parseUserId', () => {
  it.each([...idsOfTheRule.accepted, longest])(
    'takes %p [§5 peer id]',
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
    'takes %p for no id at all',
    (value) => {
      expect(parseUserId(value)).toBeNull()
    }
  )

  it('takes ids as long as pages do', () => {
    expect(maxUserIdLength).toBe(limitOfPages)
  })
})
