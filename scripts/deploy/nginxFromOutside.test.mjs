import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { connect as connectPlain } from 'node:net'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { connect } from 'node:tls'

import { certify } from './certify.mjs'
import {
  captured,
  hasIpv6,
  hasProgram,
  read,
  withFolder,
} from './deployFiles.mjs'
import { shippedSecret, startShippedCoturn } from './shippedCoturn.mjs'
import { hasNginx, startShippedNginx, withoutIpv6 } from './shippedNginx.mjs'
import { turnAllocation } from './turnAllocation.mjs'

const host = '127.0.0.1'

const skip =
  !(hasNginx && hasProgram('turnserver')) &&
  'nginx with its module stream, or coturn, is not installed'

const withNginx = (change, use) =>
  withFolder(async (folder) => {
    certify(folder)
    const nginx = await startShippedNginx(folder, change)
    try {
      await use(nginx, folder)
    } finally {
      await nginx.stop()
    }
  })

async function handshake(port, servername, options) {
  const socket = connect({
    ...{ port, host, servername, rejectUnauthorized: false },
    ...options,
  })
  await once(socket, 'secureConnect')
  return socket
}

/**
 * @param servername undefined for a client without SNI
 * @returns the negotiated protocol
 */
async function spoken(port, servername, options) {
  const ALPNProtocols = ['stun.turn', 'http/1.1']
  const socket = await handshake(port, servername, {
    ALPNProtocols,
    ...options,
  })
  const { alpnProtocol } = socket
  socket.destroy()
  return alpnProtocol
}

function open(port, beginning = '') {
  const socket = connectPlain(port, host)
  // A connection that nginx refuses may end with an error.
  socket.on('error', () => {})
  socket.resume().write(beginning)
  return socket
}

const closed = (socket) =>
  new Promise((resolve) => socket.once('close', resolve))

const firstToClose = (sockets) => Promise.race(sockets.map(closed))

const stillOpen = (sockets) => sockets.filter(({ closed }) => !closed).length

// Raises the idle timeout, which a slow test would reach.
const patient = (text) =>
  withoutIpv6(text).replaceAll('timeout 10s;', 'timeout 10m;')

describe('nginx, from outside,', { skip, timeout: 120_000 }, () => {
  it('forwards port 443 to the relay for its name, and to the web for any other name or none', () =>
    withFolder(async (folder) => {
      certify(folder)
      const relay = await startShippedCoturn(folder)
      const nginx = await startShippedNginx(folder, (text) =>
        withoutIpv6(text)
          .replaceAll(':5349', `:${relay.tlsPort}`)
          .replaceAll('turn.help.example', 'localhost')
      )
      const names = ['localhost', 'api.help.example', 'x.example']
      const protocols = []
      for (const name of [...names, undefined]) {
        protocols.push(await spoken(nginx.port, name))
      }
      const client = turnAllocation({
        ...{ host: 'localhost', port: nginx.port, transport: 'tls' },
        secret: shippedSecret,
      })
      await client.open()
      client.close()
      await nginx.stop()
      await relay.stop()
      const web = 'http/1.1'
      assert.deepEqual(protocols, ['stun.turn', web, web, web])
    }))

  it(
    'forwards port 443 to the relay over IPv6 as well',
    { skip: !hasIpv6 && 'this machine has no IPv6' },
    () =>
      withFolder(async (folder) => {
        certify(folder)
        const relay = await startShippedCoturn(folder, [
          ...['listening-ip=::1', 'relay-ip=::1', 'relay-ip=127.0.0.1'],
        ])
        const nginx = await startShippedNginx(folder, (text) =>
          text.replaceAll(':5349', `:${relay.tlsPort}`)
        )
        const options = { host: '::1' }
        const protocol = await spoken(nginx.port, 'turn.help.example', options)
        await nginx.stop()
        await relay.stop()
        assert.equal(protocol, 'stun.turn')
      })
  )

  for (const [kind, portOf] of [
    ['443', ({ port }) => port],
    ['80', ({ plainPort }) => plainPort],
  ]) {
    it(`refuses one connection too many of an address on port ${kind}, but none of another address`, () =>
      withNginx(patient, async (nginx) => {
        const [limit] = captured(
          read('deploy/nginx/nginx.conf'),
          /limit_conn blocks (\d+);/g
        ).map(Number)
        const sockets = Array.from({ length: limit + 1 }, () =>
          open(portOf(nginx))
        )
        await firstToClose(sockets)
        const localAddress = '127.0.0.2'
        const protocol = await spoken(nginx.port, 'help.example', {
          localAddress,
        })
        const left = stillOpen(sockets)
        sockets.forEach((socket) => socket.destroy())
        assert.deepEqual([left, protocol], [limit, 'http/1.1'])
      }))
  }

  for (const [whose, limit, together, apart] of [
    [
      'of one customer, an IPv6 /64,',
      'blocks',
      ['2001:db8:1:2::1', '2001:db8:1:2:a::', '2001:db8:1:2:ffff::1'],
      ['2001:db8:1:3::1', '2001:db8:2:2::1'],
    ],
    [
      'of one site, an IPv6 /48,',
      'sites',
      ['2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1::1'],
      ['2001:db8:2:2::1', '2001:db8:3:2::1'],
    ],
  ]) {
    it(`counts all addresses ${whose} together`, () =>
      withNginx(
        (text) =>
          patient(text)
            .replace(`limit_conn ${limit} `, `limit_conn ${limit} 2; # `)
            // The PROXY protocol lets a client of this test claim any address.
            .replace('listen 127.0.0.1', 'set_real_ip_from 127.0.0.1; $&')
            .replace(' backlog=4096', ' proxy_protocol'),
        async ({ port }) => {
          const openAs = (address) =>
            open(port, `PROXY TCP6 ${address} 2001:db8::443 40000 443\r\n`)
          const others = apart.map(openAs)
          const sockets = together.map(openAs)
          await firstToClose(sockets)
          await closed(openAs(together[0]))
          const left = [stillOpen(sockets), stillOpen(others)]
          for (const socket of [...sockets, ...others]) socket.destroy()
          assert.deepEqual(left, [2, 2])
        }
      ))
  }

  it('logs no address, even if a server behind it fails', () =>
    withNginx(undefined, async ({ port }, folder) => {
      rmSync(join(folder, 'relay.sock'))
      const socket = connect({ port, host, servername: 'turn.help.example' })
      await assert.rejects(once(socket, 'secureConnect'))
      for (const log of ['access.log', 'error.log']) {
        assert.doesNotMatch(readFileSync(join(folder, log), 'utf8'), /127\.0/)
      }
    }))
})
