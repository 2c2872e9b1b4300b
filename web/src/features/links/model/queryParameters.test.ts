import fc from 'fast-check'

import { noQueryParameters, parseQueryParameters } from './queryParameters'

const read = (parameters: Record<string, string>) =>
  parseQueryParameters(`?${new URLSearchParams(parameters)}`)

const origin = 'https://example.org'

describe('the query parameters', () => {
  it('contain language and redirect target [§2 query parameters]', () => {
    expect(read({ lang: 'de-AT', redirectTo: '/operator' })).toEqual({
      lang: 'de-at',
      to: null,
      show: 'screen',
      redirectTo: '/operator',
    })
  })

  it("contain the sharer's intended viewer, and the camera", () => {
    expect(read({ to: 'river-apple-tiger-moon', show: 'camera' })).toEqual({
      ...noQueryParameters,
      to: 'river-apple-tiger-moon',
      show: 'camera',
    })
    expect(read({ to: 'a/b', show: 'everything' })).toEqual(noQueryParameters)
  })

  it.each(['', '?', '?other=1&toUserId=x', '?lang=&redirectTo='])(
    'are absent in %j',
    (search) => {
      expect(parseQueryParameters(search)).toEqual(noQueryParameters)
    }
  )

  it('use the first value of each', () => {
    expect(parseQueryParameters('?lang=fr&lang=it').lang).toBe('fr')
  })

  it.each(['e', 'english', '../en', 'en_US', 'en-', '<b>'])(
    'have no language %j',
    (lang) => {
      expect(read({ lang }).lang).toBeNull()
    }
  )

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
  ])('never lead to another site: %j', (redirectTo) => {
    expect(read({ redirectTo }).redirectTo).toBeNull()
  })

  it('keep path, query and hash of the redirect target', () => {
    const redirectTo = '/operator?tab=peers#now'
    expect(read({ redirectTo }).redirectTo).toBe(redirectTo)
  })

  it('never throw, for any address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        parseQueryParameters(text)
        parseQueryParameters(`?lang=%${text}&redirectTo=%E0%A4%A${text}`)
      })
    )
  })

  it('redirect only within this site', () => {
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
