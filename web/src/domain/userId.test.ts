import { parseUserId, reservedWords, userIdPattern } from './userId'

describe('userId', () => {
  it.each(['river-apple-tiger-moon', 'a', 'A1', 'two words', 'a_b-c d', '42'])(
    'takes %p as an id [§5 peer id]',
    (text) => expect(parseUserId(text)).toBe(text)
  )

  it.each([
    '',
    ' a',
    'a-',
    '-a',
    'a--b',
    'a__b',
    'a.b',
    'ü',
    'a/b',
    'a%20b',
    '<script>',
    'favicon.png',
    'a'.repeat(10_000),
    null,
    undefined,
    7,
    {},
  ])('refuses %p [§5 peer id]', (text) => expect(parseUserId(text)).toBeNull())

  it.each([...reservedWords])('keeps %p for a page of ours', (word) => {
    expect(parseUserId(word)).toBeNull()
    expect(parseUserId(`${word}-x`)).toBe(`${word}-x`)
  })

  it('answers a hostile text at once', () => {
    expect(parseUserId(`${'a '.repeat(50_000)}!`)).toBeNull()
  })

  it('has no capturing group that would shift the router’s parameters', () => {
    expect(new RegExp(`${userIdPattern.source}|`).exec('')).toHaveLength(1)
  })
})
