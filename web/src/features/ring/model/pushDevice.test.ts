import { base64urlnopad } from '@scure/base'
import fc from 'fast-check'

import { parsePushDevice } from './pushDevice'

const endpoint = 'https://push.example/send/1'
const keys = {
  p256dh: base64urlnopad.encode(Uint8Array.from([4, ...Array(64).fill(1)])),
  auth: base64urlnopad.encode(new Uint8Array(16)),
}

describe('a device that can be rung', () => {
  it("is parsed from the browser's subscription", () => {
    expect(parsePushDevice({ endpoint, expirationTime: null, keys })).toEqual({
      endpoint,
      ...keys,
    })
  })

  it.each([
    null,
    7,
    {},
    { endpoint },
    { endpoint: 'push.example', keys },
    { endpoint: 7, keys },
    { endpoint: `https://push.example/${'x'.repeat(2048)}`, keys },
    { endpoint, keys: null },
    { endpoint, keys: { ...keys, auth: '' } },
    { endpoint, keys: { ...keys, auth: 'A'.repeat(10_000) } },
    { endpoint, keys: { ...keys, auth: `${keys.auth.slice(0, -1)}=` } },
    { endpoint, keys: { ...keys, p256dh: keys.p256dh.slice(0, -1) } },
    // The first key is no uncompressed point; the second has the wrong length.
    { endpoint, keys: { ...keys, p256dh: `A${keys.p256dh.slice(1)}` } },
    { endpoint, keys: { ...keys, p256dh: keys.auth } },
  ])('is null for %j', (value) => {
    expect(parsePushDevice(value)).toBeNull()
  })

  it('is parsed without an error from any value', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (whole, inner) => {
        expect(parsePushDevice(whole)).toBeNull()
        expect(parsePushDevice({ endpoint, keys: inner })).toBeNull()
      })
    )
  })
})
