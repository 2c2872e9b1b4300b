import {
  maxUserIdLength,
  parseSharerId,
  parseUserId,
  reservedWords,
  userIdInPath,
} from './userId'
import { idsOfTheRule } from './userId.fixtures'

describe('userId', () => {
  const longest = 'a'.repeat(maxUserIdLength)

  it.each([...idsOfTheRule.accepted, longest])(
    'accepts %p as an id [§5 peer id]',
    (text) => expect(parseUserId(text)).toBe(text)
  )

  it.each([...idsOfTheRule.refused, `${longest}a`, 'a'.repeat(10_000)])(
    'refuses %p [§5 peer id]',
    (text) => expect(parseUserId(text)).toBeNull()
  )

  const inPath = (text: string) =>
    new RegExp(`^${userIdInPath.source}$`).test(encodeURIComponent(text))
  it.each([...idsOfTheRule.accepted, longest, `${'a '.repeat(23)}ab`])(
    'finds %p in a path',
    (text) => expect(inPath(text)).toBe(true)
  )
  it.each([...idsOfTheRule.refused, `${longest}a`, `${'a '.repeat(24)}a`])(
    'does not find %p in a path',
    (text) => expect(inPath(text)).toBe(false)
  )

  it("rejects a sharer's id whose viewer could have no id", () => {
    expect(parseSharerId(longest)).toBeNull()
    expect(parseSharerId(longest.slice('-viewer'.length))).not.toBeNull()
    expect(parseSharerId('a--b')).toBeNull()
  })

  // PeerJS takes an empty id for a missing one, and requests a new id.
  it.each(['', null, undefined, 7, {}, ['a']])('rejects %p', (value) =>
    expect(parseUserId(value)).toBeNull()
  )

  it.each([...reservedWords])('reserves %p for a page', (word) => {
    expect(parseUserId(word)).toBeNull()
    expect(parseUserId(`${word}-x`)).toBe(`${word}-x`)
  })

  it('rejects a hostile text quickly', () => {
    expect(parseUserId(`${'a '.repeat(50_000)}!`)).toBeNull()
    expect(inPath(`${'a '.repeat(50_000)}!`)).toBe(false)
  })

  it('has no capturing group, because it would shift the router’s parameters', () => {
    expect(new RegExp(`${userIdInPath.source}|`).exec('')).toHaveLength(1)
  })
})
