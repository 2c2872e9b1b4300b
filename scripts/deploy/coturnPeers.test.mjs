import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { certify } from './certify.mjs'
import {
  hasIpv6,
  hasProgram,
  ownAddresses,
  temporaryFolder,
} from './deployFiles.mjs'
import {
  deniedIpv4,
  deniedIpv6,
  publicIpv4,
  publicIpv6,
} from './peerAddresses.mjs'
import { shippedSecret, startShippedCoturn } from './shippedCoturn.mjs'
import {
  channelCode,
  ofFamily,
  permissionCode,
  turnAllocation,
} from './turnAllocation.mjs'

// Error code of RFC 8656, section 19
const forbidden = 403

const privateAddress = ownAddresses.find(
  ({ family, internal }) => family === 'IPv4' && !internal
)?.address

const skip = !hasProgram('turnserver') && 'coturn is not installed'

for (const [version, denied, allowed, relayAddress] of [
  [4, deniedIpv4, publicIpv4, '127.0.0.1'],
  [6, deniedIpv6, publicIpv6, '::1'],
]) {
  const missing = version === 6 && !hasIpv6 && 'this machine has no IPv6'
  describe(`the relay over IPv${version}`, { skip: skip || missing }, () => {
    const { folder, remove } = temporaryFolder()
    let relay
    let client

    before(async () => {
      certify(folder)
      relay = await startShippedCoturn(folder, [`relay-ip=${relayAddress}`])
      client = turnAllocation({ port: relay.port, secret: shippedSecret })
      await client.open(ofFamily(version))
    })

    after(async () => {
      client.close()
      await relay.stop()
      remove()
    })

    const codesFor = async (address) => [
      await permissionCode(client, address),
      await channelCode(client, address),
    ]

    for (const [kind, addresses] of Object.entries(denied)) {
      it(`reaches no ${kind}`, async () => {
        for (const address of addresses) {
          const codes = await codesFor(address)
          assert.deepEqual(codes, [forbidden, forbidden], address)
        }
      })
    }

    it('reaches public addresses, even next to forbidden ones', async () => {
      for (const address of allowed) {
        assert.deepEqual(await codesFor(address), [0, 0], address)
      }
    })
  })
}

describe('a relay with a private address and external-ip', () => {
  it(
    'reaches a relayed peer at its own public address, and no other private address',
    { skip: skip || (!privateAddress && 'this machine has only loopback') },
    async () => {
      const { folder, remove } = temporaryFolder()
      certify(folder)
      const publicAddress = '9.9.9.9'
      const relay = await startShippedCoturn(folder, [
        `relay-ip=${privateAddress}`,
        `external-ip=${publicAddress}/${privateAddress}`,
      ])
      const client = turnAllocation({ port: relay.port, secret: shippedSecret })
      await client.open()
      const codes = []
      for (const address of [publicAddress, '10.255.0.1', '127.0.0.1']) {
        codes.push(await permissionCode(client, address))
      }
      client.close()
      await relay.stop()
      remove()
      assert.deepEqual(codes, [0, forbidden, forbidden])
    }
  )
})
