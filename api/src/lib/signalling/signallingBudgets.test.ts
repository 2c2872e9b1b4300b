import { once } from 'node:events'
import { request } from 'node:http'
import type { Duplex } from 'node:stream'

import { trustOf } from 'src/lib/addresses/trustProxy'
import { addressLimits } from 'src/lib/limits/addressLimits'
import { metrics } from 'src/lib/metrics/metrics'
import { metricValue } from 'src/lib/metrics/metricValue.fixtures'
import { offerTo } from 'src/lib/signallingMessages/frames.fixtures'

import {
  pageOrigin,
  startSignalling,
  type TestServer,
} from './signalling.fixtures'

jest.setTimeout(30_000)

/** Opens a client that neither answers a close frame nor closes its side. */
async function openSilently(url: string, forwardedFor: string) {
  const upgrade = request(url.replace('ws:', 'http:'), {
    headers: {
      origin: pageOrigin,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'x-forwarded-for': forwardedFor,
    },
  }).end()
  const [, socket] = await once(upgrade, 'upgrade')
  return socket as Duplex
}

const limits = {
  ...addressLimits(1),
  openSockets: 3,
  upgradesPerMinute: 6,
  requestsPerMinute: 2,
}

describe('one address', () => {
  let signalling: TestServer

  beforeEach(async () => {
    signalling = await startSignalling({ limits, trust: trustOf(['loopback']) })
  })

  afterEach(() => signalling.server.close())

  const from = (forwardedFor: string) => ({ forwardedFor })
  const flooder = from('192.0.2.1')
  const somebodyElse = from('198.51.100.1')

  const fill = async (options = flooder) => {
    const ids = ['one', 'two', 'three'].slice(0, limits.openSockets)
    return Promise.all(ids.map((id) => signalling.attach(id, options)))
  }

  it('that opens too many sockets is refused with 429, and others are not (W4, W11)', async () => {
    await fill()
    expect(await signalling.refusal('four', flooder)).toBe(429)
    await signalling.attach('four', somebodyElse)
  })

  it('that claims ids with another token gets none and runs out of upgrades (W8)', async () => {
    const owner = await signalling.attach('river', somebodyElse)
    for (let time = 0; time < limits.upgradesPerMinute; time++) {
      const squatter = signalling.dial('river', {
        ...flooder,
        token: 'squatter-token',
      })
      expect(await squatter.next()).toMatchObject({ type: 'ID-TAKEN' })
      await squatter.closed
    }
    expect(await signalling.refusal('moon', flooder)).toBe(429)
    owner.send(offerTo('river'))
    expect(await owner.next()).toMatchObject({ src: 'river' })
  })

  it('that tries many keys runs out of upgrades (W4)', async () => {
    for (let time = 0; time < limits.upgradesPerMinute; time++) {
      const guesser = signalling.dial('river', {
        ...flooder,
        key: `key${time}`,
      })
      expect(await guesser.next()).toMatchObject({ type: 'INVALID-KEY' })
      await guesser.closed
    }
    const refused = { ...flooder, key: 'one-more' }
    expect(await signalling.refusal('river', refused)).toBe(429)
    await signalling.attach('river', somebodyElse)
  })

  it('that has too many sockets gets none for another key either (W4)', async () => {
    await fill()
    const other = { ...flooder, key: 'other' }
    expect(await signalling.refusal('four', other)).toBe(429)
  })

  it('that never closes its side of refused upgrades holds ten sockets (W4)', async () => {
    const { attach, dial, refusal, server, socketUrl } = await startSignalling({
      limits: addressLimits(1),
      trust: trustOf(['loopback']),
      maxOpenSockets: 1,
    })
    await attach('river', somebodyElse)
    const sockets: Duplex[] = []
    for (let number = 0; number < 10; number++) {
      sockets.push(await openSilently(socketUrl(`id${number}`), '192.0.2.1'))
    }
    expect(await refusal('ten', flooder)).toBe(503)
    const other = dial('other', from('203.0.113.1'))
    expect(await other.next()).toMatchObject({ type: 'ERROR' })
    sockets.forEach((socket) => socket.destroy())
    await server.close()
  })

  it('that upgrades too often has to wait a minute', async () => {
    for (let time = 0; time < limits.upgradesPerMinute; time++) {
      const client = await signalling.attachWhenFree('river', flooder)
      client.webSocket.close()
      await client.closed
    }
    metrics.rateLimited.reset()
    expect(await signalling.refusal('river', flooder)).toBe(429)
    expect(await metricValue(metrics.rateLimited, { where: 'upgrade' })).toBe(1)
    jest.advanceTimersByTime(61_000)
    await signalling.attach('river', flooder)
  })

  it('that is closed repeatedly for bad frames has to wait a minute', async () => {
    const generous = { ...limits, upgradesPerMinute: 300 }
    const { attach, refusal, server } = await startSignalling({
      limits: generous,
      trust: trustOf(['loopback']),
    })
    for (const id of ['one', 'two', 'three']) {
      const attacker = await attach(id, flooder)
      Array.from({ length: 30 }, () => attacker.sendText('not json'))
      expect(await attacker.closed).toBe(1007)
    }
    expect(await refusal('four', flooder)).toBe(429)
    await attach('four', somebodyElse)
    jest.advanceTimersByTime(61_000)
    await attach('five', flooder)
    await server.close()
  })

  it('is a whole /64 in IPv6', async () => {
    await fill(from('2001:db8:1:2::1'))
    expect(await signalling.refusal('four', from('2001:db8:1:2::ffff'))).toBe(
      429
    )
    await signalling.attach('four', from('2001:db8:1:3::1'))
  })

  it('also counts as part of its /48, which has five times the limit', async () => {
    const { attach, refusal, server } = await startSignalling({
      limits: { ...limits, upgradesPerMinute: 300 },
      trust: trustOf(['loopback']),
    })
    for (let number = 0; number < 5 * limits.openSockets; number++) {
      await attach(`page${number}`, from(`2001:db8:1:${number}::1`))
    }
    expect(await refusal('one-more', from('2001:db8:1:ffff::1'))).toBe(429)
    await attach('elsewhere', from('2001:db8:2:1::1'))
    await server.close()
  })

  it('also counts as part of its /48 when it upgrades too often', async () => {
    for (let time = 0; time < 5 * limits.upgradesPerMinute; time++) {
      const { dial } = signalling
      const client = dial('river', from(`2001:db8:1:${time}::1`))
      await client.next()
      client.webSocket.close()
      await client.closed
    }
    const ofSite = from('2001:db8:1:ffff::1')
    expect(await signalling.refusal('river', ofSite)).toBe(429)
    await signalling.attachWhenFree('river', from('2001:db8:2:1::1'))
  })

  it('cannot impersonate others with X-Forwarded-For', async () => {
    await fill()
    const forged = from('203.0.113.9, 192.0.2.1')
    expect(await signalling.refusal('four', forged)).toBe(429)
  })

  it('is not charged for the requests of a foreign page', async () => {
    for (let time = 0; time <= limits.upgradesPerMinute; time++) {
      const foreign = { ...flooder, origin: 'https://evil.example' }
      expect(await signalling.refusal('river', foreign)).toBe(403)
    }
    await signalling.attach('river', flooder)
  })

  it('that asks for too many ids is refused with 429 and Retry-After', async () => {
    const ask = (forwardedFor: string) =>
      fetch(`${signalling.url}/peerjs/id`, {
        headers: { 'x-forwarded-for': forwardedFor },
      })
    await ask('192.0.2.1')
    await ask('192.0.2.1')
    const refused = await ask('192.0.2.1')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect((await ask('198.51.100.1')).status).toBe(200)
  })
})

describe('an untrusted neighbour', () => {
  it('cannot impersonate others with X-Forwarded-For', async () => {
    const signalling = await startSignalling({ limits })
    for (const id of ['one', 'two', 'three']) {
      await signalling.attach(id, { forwardedFor: `192.0.2.${id.length}` })
    }
    const forwardedFor = '203.0.113.9'
    expect(await signalling.refusal('four', { forwardedFor })).toBe(429)
    await signalling.server.close()
  })
})

describe('a socket that has closed', () => {
  it('makes room for another one of its address', async () => {
    const signalling = await startSignalling({
      limits: { ...limits, openSockets: 1, upgradesPerMinute: 1000 },
    })
    const first = await signalling.attach('river')
    first.webSocket.close()
    await first.closed
    for (;;) {
      const { webSocket } = signalling.dial('moon')
      const event = await Promise.race([
        once(webSocket, 'open').then(() => 'open'),
        once(webSocket, 'unexpected-response').then(() => 'refused'),
      ])
      if (event === 'open') {
        break
      }
    }
    await signalling.server.close()
  })
})
