import fc from 'fast-check'

import { parseHelperName } from './helperName'
import { inviteLink } from './inviteLink'
import { parsePin, pinOf } from './pin'
import type { UserId } from './userId'

const pin = '0123456789abcdefghijkA'

describe('the key fingerprint of a link', () => {
  it('is read next to the name', () => {
    expect(pinOf(`#name=Anna&k=${pin}`)).toBe(pin)
    expect(pinOf(`#k=${pin}`)).toBe(pin)
  })

  it.each(['', '#name=Anna', '#name=', '#NAME=ANNA', `?k=${pin}`])(
    'is missing in %j',
    (hash) => expect(pinOf(hash)).toBeNull()
  )

  it('is reported as damaged in a truncated link, not as missing', () => {
    const link = inviteLink(
      'https://example.org',
      { for: 'sharer', toUserId: 'river-apple-tiger-moon' as UserId },
      { pin: parsePin(pin), name: parseHelperName('Anna') }
    )
    const hash = link.slice(link.indexOf('#'))
    for (let length = 1; length <= hash.length; length++) {
      const isWhole = length >= `#k=${pin}`.length
      expect(pinOf(hash.slice(0, length))).toBe(isWhole ? pin : 'damaged')
    }
  })

  it.each([
    [`#K=${pin}`, 'a key in capitals'],
    [`#NAME=ANNA&K=${pin}`, 'a link in capitals'],
    [`#k=${pin}&amp;name=Anna`, 'an ampersand as in a page’s source'],
    [`#k=${pin}.`, 'the end of a sentence'],
    [`#k=${pin}%3E%22`, 'what was around it'],
    [`#k=${pin}&fbclid=abc`, 'what a messenger has added'],
  ])('is read in %s: %s', (hash) => expect(pinOf(hash)).toBe(pin))

  it.each([
    `#k%3D${pin}`,
    `#k%3d${pin}%26name%3DAnna`,
    `#k%253D${pin}%2526name%253DAnna`,
    `#k%25253D${pin}`,
    `#name%3DAnna%26k%3D${pin}`,
    `#k=${pin}%26name%3DAnna`,
    `#k%3D${pin}&name=Anna`,
    `#%6B=${pin}`,
  ])('is read if it was encoded in transit: %s', (hash) => {
    expect(pinOf(hash)).toBe(pin)
  })

  it.each([
    `#key=${pin}`,
    `#${pin}`,
    `#k:${pin}`,
    `#k ${pin}`,
    `#k%E0%A4=${pin}`,
    `#%2525253Dk%252525253D${pin}`,
    '#name%E0%A4%A',
    '#top',
    '#name=Anna&q=1',
    '##',
  ])('is reported as damaged in %s', (hash) => {
    expect(pinOf(hash)).toBe('damaged')
  })

  it.each([
    ['cut off', pin.slice(0, -1)],
    ['empty', ''],
    ['too long', `${pin}A`],
    ['with other letters', pin.replace('0', '+')],
    ['of more than 128 bits', pin.replace(/A$/, 'B')],
  ])('is reported as damaged when it is %s', (_, text) =>
    expect(pinOf(`#name=Anna&k=${text}`)).toBe('damaged')
  )

  it('is complete, damaged or absent, for any link', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const found = pinOf(`#${text}`)
        const isWhole = found === null || found === 'damaged' || parsePin(found)
        expect(isWhole).toBeTruthy()
      })
    )
  })
})
