import fc from 'fast-check'

import { parsePin, pinOf } from './pin'

const pin = '0123456789abcdefghijkA'

describe('the pin of a link', () => {
  it('is read beside the name', () => {
    expect(pinOf(`#name=Anna&k=${pin}`)).toBe(pin)
    expect(pinOf(`#k=${pin}`)).toBe(pin)
  })

  it.each(['', '#', '#name=Anna', `?k=${pin}`])('is none in %j', (hash) =>
    expect(pinOf(hash)).toBeNull()
  )

  it.each([
    ['cut off', pin.slice(0, -1)],
    ['empty', ''],
    ['too long', `${pin}A`],
    ['with other letters', pin.replace('0', '+')],
    ['of more than 128 bits', pin.replace(/A$/, 'B')],
  ])('is not overlooked when it is %s', (_, text) =>
    expect(pinOf(`#name=Anna&k=${text}`)).toBe('damaged')
  )

  it('is either whole or not there, whatever the link is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const found = pinOf(`#${text}`)
        const isWhole = found === null || found === 'damaged' || parsePin(found)
        expect(isWhole).toBeTruthy()
      })
    )
  })
})
