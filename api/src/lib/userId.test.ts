import { parseUserId } from './userId'

describe('parseUserId', () => {
  it.each(['a', '42', 'river-apple-tiger-moon', 'A_b-C d', 'x'.repeat(64)])(
    'takes %s',
    (text) => {
      expect(parseUserId(text)).toBe(text)
    }
  )

  it.each([
    '',
    '-a',
    'a-',
    'a--b',
    'a_-b',
    'a.b',
    'ü',
    'a\nb',
    'a\n',
    '__proto__',
    '<script>',
    'x'.repeat(65),
    undefined,
    null,
    7,
    ['a'],
    { toString: 1, valueOf: 1 },
  ])('refuses %p [§5 peer id]', (text) => {
    expect(parseUserId(text)).toBeNull()
  })
})
