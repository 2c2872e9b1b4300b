import fc from 'fast-check'

import { helperNameOf, parseHelperName } from './helperName'
import { inviteLink } from './inviteLink'
import type { UserId } from './userId'

describe('the name of the helper', () => {
  it('is visible text that fits', () => {
    expect(parseHelperName('  Anna \n Maria ')).toBe('Anna Maria')
    expect(parseHelperName('\u202eannA\u0000\u200b')).toBe('annA')
    expect(parseHelperName('😀'.repeat(50))).toBe('😀'.repeat(40))
  })

  it.each(['', ' ', '\u200b\u2066'])('is missing in %j', (text) => {
    expect(parseHelperName(text)).toBeNull()
  })

  it('is read from the fragment of a link', () => {
    expect(helperNameOf('#name=Anna')).toBe('Anna')
    expect(helperNameOf('#name=Anna+Maria')).toBe('Anna Maria')
    expect(helperNameOf('#other=1&name=A&name=B')).toBe('A')
  })

  it.each(['', '#', '#name=', '#Anna', '#other=1', '?name=Anna'])(
    'is missing in %j',
    (hash) => expect(helperNameOf(hash)).toBeNull()
  )

  it('is read from a link as it was written', () => {
    for (const name of ['Anna', 'Оксана', 'Ann & Bob', '50 % Ä', 'أم علي']) {
      const to = { for: 'sharer', toUserId: 'fox-fox' as UserId } as const
      const link = inviteLink('https://a.org', to, {
        name: parseHelperName(name),
      })
      expect(helperNameOf(new URL(link).hash)).toBe(name)
    }
  })

  it('is short and has no hidden characters, for any link', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const names = [
          helperNameOf(`#name=${text}`),
          helperNameOf(`#name=%${text}`),
          helperNameOf(`#${new URLSearchParams({ name: text })}`),
        ]
        for (const name of names) {
          expect(Array.from(name ?? '').length).toBeLessThanOrEqual(40)
          expect(name).not.toBe('')
          expect(name ?? '').not.toMatch(
            /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
          )
        }
      })
    )
  })
})
