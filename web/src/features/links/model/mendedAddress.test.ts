import { wordlist } from '@scure/bip39/wordlists/english'
import fc from 'fast-check'

import { inviteLink } from './inviteLink'
import { mendedAddress } from './mendedAddress'
import { parseUserId, type UserId } from './userId'

const id = 'river-apple-tiger-moon' as UserId
const pin = '0123456789abcdefghijkA'
const mended = (address: string) => mendedAddress(address, wordlist)

describe('a link whose # was encoded', () => {
  it.each([
    [`/${id}%23k=${pin}`, `/${id}#k=${pin}`],
    [`/from/${id}%23k%3D${pin}`, `/from/${id}#k=${pin}`],
    [`/${id}%2523k%253D${pin}`, `/${id}#k=${pin}`],
    [`/${id}?lang=de%23k=${pin}`, `/${id}?lang=de#k=${pin}`],
    [`/${id}?lang=de%2523k%253D${pin}`, `/${id}?lang=de#k=${pin}`],
    [`/${id}%3Flang%3Dde%23k%3D${pin}`, `/${id}?lang=de#k=${pin}`],
    [
      `/${id}?lang=de%23name=Anna&k=${pin}`,
      `/${id}?lang=de#name=Anna&k=${pin}`,
    ],
    ['/fox-fox%23name=A%23B', '/fox-fox#name=A#B'],
    ['/fox-fox%23name=%E0%A4%A', '/fox-fox#name=%E0%A4%A'],
    ['/fox-fox%23', '/fox-fox#'],
  ])('is restored: %s', (address, expected) => {
    expect(mended(address)).toBe(expected)
  })

  it.each([
    '/operator/sign-in?redirectTo=%2Freceive%23top',
    '/receive?x=100%25',
    `/${id}?lang=de#k=${pin}%23`,
  ])('is left unchanged: %s', (address) =>
    expect(mended(address)).toBe(address)
  )
})

describe('four words in an address', () => {
  it.each([
    '/River-Apple-Tiger-Moon',
    '/RIVER-APPLE-TIGER-MOON',
    '/river%20apple%20tiger%20moon',
    '/River%20apple,%20tiger,%20moon.',
    '/river_apple_tiger_moon',
    '/river+apple+tiger+moon',
    '/river%E2%80%93apple%E2%80%91tiger-moon',
    `/${id}.`,
    `/${id})`,
    `/${id}%3E`,
  ])('are restored to the id as the server writes it: %s', (address) => {
    expect(mended(`${address}?lang=de#K=${pin}`)).toBe(
      `/${id}?lang=de#K=${pin}`
    )
  })

  it('may be a sharer’s id, and have a number', () => {
    expect(mended('/From/River-Apple-Tiger-Moon2')).toBe(`/from/${id}2`)
  })

  it.each([
    '/My-Own-Peer-Id',
    '/river-apple-tiger',
    '/favicon.ico',
    '/a/b/c.d',
    '//evil.example/river-apple-tiger-moon',
    '/%E0%A4%A',
    '/',
    '',
  ])('are not found in %j', (address) => expect(mended(address)).toBe(address))

  it('are left unchanged without the word list', () => {
    expect(mendedAddress(`/River-Apple-Tiger-Moon`, [])).toBe(
      '/River-Apple-Tiger-Moon'
    )
  })
})

describe('the path of a page', () => {
  it.each([
    ['/Receive', '/receive'],
    ['/BROADCAST?lang=de#top', '/broadcast?lang=de#top'],
    ['/Coming-Soon-On-Mobile', '/coming-soon-on-mobile'],
    ['/From/My-Own-Peer-Id', '/from/My-Own-Peer-Id'],
  ])('is restored in lower case: %s', (address, expected) => {
    expect(mended(address)).toBe(expected)
  })

  it.each(['/Receiver', '/my/Receive', '/Receive-us', '//Receive'])(
    'is left unchanged: %s',
    (address) => expect(mended(address)).toBe(address)
  )
})

describe('any address', () => {
  const invitations = fc
    .record({
      words: fc.array(fc.constantFrom(...wordlist), {
        minLength: 4,
        maxLength: 4,
      }),
      lang: fc.constantFrom('de' as const, null),
    })
    .map(({ words, lang }) =>
      inviteLink(
        '',
        { for: 'sharer', toUserId: parseUserId(words.join('-'))! },
        { lang }
      )
    )

  it('of this product stays the same', () => {
    fc.assert(
      fc.property(invitations, (link) => {
        expect(mended(`${link}#k=${pin}`)).toBe(`${link}#k=${pin}`)
      })
    )
  })

  it('of this product is restored after being encoded, even twice', () => {
    fc.assert(
      fc.property(invitations, fc.constantFrom(1, 2), (link, times) => {
        let tail = `${link}#k=${pin}`.slice(1)
        for (let time = 0; time < times; time++) tail = encodeURIComponent(tail)
        expect(mended(`/${tail}`)).toBe(`${link}#k=${pin}`)
      })
    )
  })

  it('is read without an error', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, query) => {
        expect(typeof mended(`/${path}?${query}`)).toBe('string')
      })
    )
  })
})
