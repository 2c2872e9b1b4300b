import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'

import { attributes, encodeRequest, methods } from './stunMessage.mjs'
import { xorAddress } from './xorAddress.mjs'

const bytes = (hex) => Buffer.from(hex.replaceAll(/\s/g, ''), 'hex')

describe('a request of the TURN client', () => {
  it('is signed as the sample of RFC 5769, section 2.4, is', () => {
    const username = 'マトリックス'
    const realm = 'example.org'
    const request = encodeRequest(
      methods.binding,
      [
        [attributes.username, Buffer.from(username)],
        [attributes.nonce, Buffer.from('f//499k954d6OL34oL9FSTvy64sA')],
        [attributes.realm, Buffer.from(realm)],
      ],
      {
        key: createHash('md5')
          .update(`${username}:${realm}:TheMatrIX`)
          .digest(),
        transactionId: bytes('78ad3433 c6ad72c0 29da412e'),
      }
    )
    assert.equal(
      request.subarray(-20).toString('hex'),
      'f67024656dd64a3e02b8e0712e85c9a28ca89666'
    )
  })
})

describe('an address in a message', () => {
  // RFC 5769, sections 2.2 and 2.3
  const transactionId = bytes('b7e7a701 bc34d686 fa87dfae')
  for (const [address, expected] of [
    ['192.0.2.1', '0001a147 e112a643'],
    [
      '2001:db8:1234:5678:11:2233:4455:6677',
      '0002a147 0113a9fa a5d3f179 bc25f4b5 bed2b9d9',
    ],
  ]) {
    it(`is written as in the sample of RFC 5769 with ${address}`, () => {
      assert.deepEqual(
        xorAddress(address, 32853, transactionId),
        bytes(expected)
      )
    })
  }

  it('may be an IPv4 address in an IPv6 address', () => {
    assert.deepEqual(
      xorAddress('::ffff:10.0.0.1', 1, transactionId),
      xorAddress('::ffff:a00:1', 1, transactionId)
    )
  })
})
