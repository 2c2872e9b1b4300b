import fc from 'fast-check'

import { noQueryParameters, parseQueryParameters } from './queryParameters'

const read = (parameters: Record<string, string>) =>
  parseQueryParameters(`?${new URLSearchParams(parameters)}`)

const origin = 'https://example.org'

describe('the query parameters', () => {
  it('are language, name and where to go', () => {
    expect(
      read({ lang: 'de-AT', name: 'Anna', redirectTo: '/operator' })
    ).toEqual({ lang: 'de-at', name: 'Anna', redirectTo: '/operator' })
  })

  it.each(['', '?', '?other=1&toUserId=x', '?lang=&name=&redirectTo='])(
    'are none in %j',
    (search) => {
      expect(parseQueryParameters(search)).toEqual(noQueryParameters)
    }
  )

  it('count once, the first time', () => {
    expect(parseQueryParameters('?name=A&name=B').name).toBe('A')
  })

  it.each(['e', 'english', '../en', 'en_US', 'en-', '<b>'])(
    'have no language %j',
    (lang) => {
      expect(read({ lang }).lang).toBeNull()
    }
  )

  it('have a name that can be seen and fits', () => {
    expect(read({ name: '  Anna \n Maria ' }).name).toBe('Anna Maria')
    expect(read({ name: '\u202eannA\u0000\u200b' }).name).toBe('annA')
    expect(read({ name: '\u200b\u2066' }).name).toBeNull()
    expect(read({ name: '😀'.repeat(50) }).name).toBe('😀'.repeat(40))
  })

  it.each([
    ...[
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil',
    ],
    ...[
      'javascript:alert(1)',
      'operator',
      '/\t/evil.example',
      `/${'a'.repeat(1_024)}`,
    ],
  ])('never lead away: %j', (redirectTo) => {
    expect(read({ redirectTo }).redirectTo).toBeNull()
  })

  it('keep path, query and hash of where to go', () => {
    const redirectTo = '/operator?tab=peers#now'
    expect(read({ redirectTo }).redirectTo).toBe(redirectTo)
  })

  it('never throw, whatever the address is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        parseQueryParameters(text)
        parseQueryParameters(`?name=%${text}&redirectTo=%E0%A4%A${text}`)
      })
    )
  })

  it('have only short names without hidden characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { name } = read({ name: text })
        expect(Array.from(name ?? '').length).toBeLessThanOrEqual(40)
        expect(name).not.toBe('')
        expect(name ?? '').not.toMatch(
          /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
        )
      })
    )
  })

  it('lead only to this site', () => {
    const parts = fc.constantFrom('/', '\\', '.', ':', 'a', '@', '\t', '?', '#')
    fc.assert(
      fc.property(fc.array(parts), (path) => {
        const { redirectTo } = read({ redirectTo: path.join('') })
        if (redirectTo === null) return
        expect(new URL(redirectTo, origin).origin).toBe(origin)
      })
    )
  })
})
