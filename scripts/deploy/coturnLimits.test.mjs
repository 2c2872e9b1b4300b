import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { after, before, beforeEach, afterEach, describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { certify } from './certify.mjs'
import { captured, hasProgram, read, temporaryFolder } from './deployFiles.mjs'
import { shippedSecret, startShippedCoturn } from './shippedCoturn.mjs'
import {
  attributes,
  bandwidth,
  errorCodeOf,
  turnAllocation,
} from './turnAllocation.mjs'

// Error codes of RFC 8489 (section 14.8) and RFC 8656 (section 19)
const unauthorized = 401
const unsupportedTransport = 442
const allocationQuotaReached = 486

function setting(name) {
  const file = read('deploy/coturn/turnserver.conf')
  return Number(captured(file, new RegExp(`^${name}=(\\d+)$`, 'gm'))[0])
}

const skip = !hasProgram('turnserver') && 'coturn is not installed'

describe('the share of the relay for one person', { skip }, () => {
  const { folder, remove } = temporaryFolder()
  let relay
  let clients

  before(async () => {
    certify(folder)
    relay = await startShippedCoturn(folder)
  })

  after(async () => {
    await relay.stop()
    remove()
  })

  beforeEach(() => {
    clients = []
  })

  afterEach(() => clients.forEach((client) => client.close()))

  const allocate = (person, more) => {
    const client = turnAllocation({
      ...{ port: relay.port, secret: shippedSecret, ...person },
    })
    clients.push(client)
    return client.open(more)
  }

  const codeFor = (...asked) => errorCodeOf(allocate(...asked))

  it('includes no TCP connections', async () => {
    const tcp = [attributes.requestedTransport, Buffer.from([6, 0, 0, 0])]
    assert.equal(await codeFor({ user: 'tcp' }, [tcp]), unsupportedTransport)
  })

  it('is nothing with expired credentials', async () => {
    const person = { user: 'late', secondsLeft: -1 }
    assert.equal(await codeFor(person), unauthorized)
  })

  it('is nothing with credentials made with another secret', async () => {
    const person = { user: 'thief', secret: 'a guess' }
    assert.equal(await codeFor(person), unauthorized)
  })

  it('is a number of allocations, whenever the credentials expire, and does not reduce the share of others', async () => {
    for (let count = 0; count < setting('user-quota'); count++) {
      await allocate({ user: 'a', secondsLeft: 600 + (count % 3) })
    }
    const oneTooMany = await codeFor({ user: 'a', secondsLeft: 1200 })
    assert.equal(oneTooMany, allocationQuotaReached)
    assert.equal(await codeFor({ user: 'b' }), 0)
  })

  it('is a number of bytes per second, and ten minutes without a refresh', async () => {
    const day = Buffer.alloc(4)
    day.writeUInt32BE(86_400)
    const granted = await allocate({ user: 'greedy' }, [
      [attributes.lifetime, day],
    ])
    const kilobits = granted.get(bandwidth).readUInt32BE()
    assert.equal(kilobits, Math.floor((setting('max-bps') * 8) / 1024))
    assert.equal(granted.get(attributes.lifetime).readUInt32BE(), 600)
  })
})

const inOwnNetwork = (command) =>
  execFileSync('unshare', ['--net', 'sh', '-ec', command], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

// Whether nftables can limit rates here: needs root and kernel support.
const canLimit = (() => {
  const set = '{ type ipv4_addr; flags dynamic,timeout; timeout 1m; }'
  const chain = '{ type filter hook output priority filter; }'
  const limit = 'limit rate over 8 kbytes/second'
  try {
    inOwnNetwork(
      [
        'nft add table inet probe',
        `nft 'add set inet probe addresses ${set}'`,
        `nft 'add chain inet probe egress ${chain}'`,
        `nft 'add rule inet probe egress update @addresses { ip daddr ${limit} } drop'`,
        `nft 'add rule inet probe egress meta skuid turnserver ${limit} drop'`,
      ].join('\n')
    )
    return true
  } catch {
    return false
  }
})()

describe('the limits of the relay for all together', () => {
  it('are reached before its ports are used up', () => {
    const ports = setting('max-port') - setting('min-port') + 1
    assert.ok(setting('total-quota') < ports)
  })

  const egress = read('deploy/coturn/egress.nft')
  const bitsPerSecond = captured(egress, /rate over (\d+) kbytes\/second/g).map(
    (kilobytes) => Number(kilobytes) * 1024 * 8
  )

  it('are 50 Mbit/s to one address, over IPv4 and IPv6, and ten times that in all', () => {
    const [toOne4, toOne6, inAll] = bitsPerSecond
    assert.equal(bitsPerSecond.length, 3)
    assert.equal(toOne4, toOne6)
    assert.ok(toOne4 > 45e6 && toOne4 <= 50e6)
    assert.equal(inAll, 10 * toOne4)
  })

  it('also apply to the port from which nginx sends relayed TLS data', () => {
    const [port] = captured(
      read('deploy/nginx/nginx.conf'),
      /^\s*listen (\d+)/gm
    )
    assert.match(egress, new RegExp(`tcp sport ${port} jump each_address`))
  })

  it('apply from before the relay starts until it has ended', () => {
    const unit = read('deploy/systemd/coturn.service.d/kinscreen.conf')
    const file = '/srv/kinscreen/deploy/coturn/egress.nft'
    const [table] = captured(egress, /^table (\w+ \w+) \{$/gm)
    assert.ok(unit.includes(`ExecStartPre=+/usr/sbin/nft -f ${file}\n`))
    assert.ok(
      unit.includes(`ExecStopPost=-+/usr/sbin/nft delete table ${table}`)
    )
  })

  it(
    'are understood by nftables, even if loaded twice',
    {
      skip: !canLimit && 'this machine gives nobody limits of their own',
    },
    () => {
      const load = `nft -f ${fromRoot('deploy/coturn/egress.nft')}`
      // nft fails if it cannot load the file. The listing of the table is not
      // compared, because it differs between kernels.
      inOwnNetwork([load, load].join('\n'))
    }
  )
})
