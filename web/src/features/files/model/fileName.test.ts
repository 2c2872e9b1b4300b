import fc from 'fast-check'

import { extensionOf, fileName, longestFileNameBytes } from './fileName'

const bytesOf = (name: string) => new TextEncoder().encode(name).length

/** Parts that attackers put into file names, and ordinary parts. */
const parts = fc.constantFrom(
  ...['../', '..\\', '\0', '\u202e', '\u200b', '. ', '...', ' ', 'CON', ':'],
  ...['photo', '.exe', '.jpg', 'ü', '👩‍👧', '\ud800', '/', '"', '|', '\n']
)
const anyName = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(parts).map((list) => list.join('')),
  fc.string({ minLength: 200, maxLength: 400 })
)

describe('fileName', () => {
  it.each([
    ['letter.pdf', 'letter.pdf'],
    ['Brief vom 3. Mai.pdf', 'Brief vom 3. Mai.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Windows\\setup.exe', 'setup.exe'],
    ['photo\u202egpj.exe', 'photo gpj.exe'],
    ['setup.exe. . .', 'setup.exe'],
    ['.bashrc', 'bashrc'],
    ['a\0b\nc.txt', 'a b c.txt'],
    ['what?<is>|this*:".txt', 'what__is__this___.txt'],
    ['con.txt', '_con.txt'],
    ['COM1', '_COM1'],
    ['context.txt', 'context.txt'],
    ['', 'file'],
    ['../', 'file'],
    ['\u202e', 'file'],
    ['cafe\u0301.txt', 'café.txt'],
  ])('turns %j into %j', (given, name) => expect(fileName(given)).toBe(name))

  it('shortens a name of 10,000 letters, and keeps its extension', () => {
    const name = fileName(`${'ü'.repeat(10_000)}.pdf`)
    expect(bytesOf(name)).toBe(longestFileNameBytes)
    expect(name).toMatch(/^ü+\.pdf$/)
    expect(fileName('.'.repeat(5_000) + 'x'.repeat(10_000))).toHaveLength(
      longestFileNameBytes
    )
  })

  it('is a single visible path segment, short, and stable when applied again', () => {
    fc.assert(
      fc.property(anyName, (given) => {
        const name = fileName(given)
        expect(name).not.toMatch(/[/\\:*?"<>|]|^[. ]|[. ]$|\p{Cc}|\p{Bidi_C}/u)
        expect(name).not.toBe('')
        expect(bytesOf(name)).toBeLessThanOrEqual(longestFileNameBytes)
        expect(fileName(name)).toBe(name)
      }),
      { numRuns: 500 }
    )
  })
})

it('finds the extension', () => {
  expect(extensionOf('a.tar.GZ')).toBe('gz')
  expect(extensionOf('README')).toBe('')
  expect(extensionOf('a.')).toBe('')
})
