import { createSocket, type Socket } from 'node:dgram'
import {
  type AddressInfo,
  createServer,
  type Server,
  type Socket as Stream,
} from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

import { turnCredentials } from 'src/lib/iceServers/turnCredentials'

import { checkRelay } from './checkRelay'
import { coturnSecret, freePort, startCoturn } from './coturn.fixtures'
import type { TurnAddress } from './turnAddress'
import { TurnAllocation } from './TurnAllocation'

// A busy machine may take seconds to answer.
jest.setTimeout(30_000)

const host = '127.0.0.1'

const settingsFor = (secret: string, patienceMs: number, now = Date.now()) => ({
  turnUser: (ttlSeconds: number) =>
    turnCredentials({ secret, ttlSeconds, now, block: 'a check' }),
  ...{ ttlSeconds: 600, patienceMs },
})

let stopCoturn = () => Promise.resolve()

afterEach(async () => {
  await stopCoturn()
  stopCoturn = () => Promise.resolve()
})

/**
 * Runs the real coturn until the test ends.
 * @returns its port
 */
async function coturn(
  ...args: Parameters<typeof startCoturn>
): Promise<number> {
  const { port, stop } = await startCoturn(...args)
  stopCoturn = stop
  return port
}

describe('a real relay', () => {
  const peersAreHere = '--allow-loopback-peers'
  const forbidsAll = '--denied-peer-ip=127.0.0.0-127.255.255.255'

  const check = (
    server: TurnAddress,
    settings = settingsFor(coturnSecret, 3000)
  ) => checkRelay(server, settings)

  const udp = (port: number) => ({ host, port, transport: 'udp' }) as const

  it.each(['udp', 'tcp'] as const)(
    'works if a packet comes through it, over %s',
    async (transport) => {
      const port = await coturn([peersAreHere])
      expect(await check({ host, port, transport })).toBe('works')
    }
  )

  it('works if it forbids our own address, but relays between its allocations', async () => {
    // Here, the api runs in a container next to the relay, so the api's own
    // address is in a private network.
    const port = await coturn([
      ...[peersAreHere, '--denied-peer-ip=127.0.0.1'],
      '--relay-ip=127.0.0.2',
    ])
    expect(await check(udp(port))).toBe('works')
  })

  it('is private if it forbids its own address as a peer', async () => {
    const port = await coturn([peersAreHere, forbidsAll])
    expect(await check(udp(port))).toBe('private')
  })

  it('is blocked if its packets cannot leave or arrive', async () => {
    // The announced address belongs to a network for documentation (RFC 5737),
    // so no packet reaches it, just as with a closed port.
    const port = await coturn([
      peersAreHere,
      '--external-ip=203.0.113.1/127.0.0.1',
    ])
    expect(await check(udp(port))).toBe('blocked')
  })

  it('refuses the credentials of another secret', async () => {
    const port = await coturn([peersAreHere])
    const settings = settingsFor('a guess', 3000)
    expect(await check(udp(port), settings)).toBe('refused')
  })

  it('refuses those of a slow clock, which is told apart', async () => {
    const port = await coturn([peersAreHere])
    const anHourAgo = Date.now() - 3_600_000
    const settings = settingsFor(coturnSecret, 3000, anHourAgo)
    expect(await check(udp(port), settings)).toBe('clock')
  })

  it('is open if it asks for no credentials', async () => {
    const port = await coturn([peersAreHere, '--no-auth'], [])
    expect(await check(udp(port))).toBe('open')
  })

  it('gets its allocations back, so that checks never reach the quota', async () => {
    const port = await coturn([peersAreHere, '--user-quota=2'])
    for (let count = 0; count < 5; count++) {
      // coturn frees a closed allocation within a second. An allocation that is
      // not closed would last ten minutes.
      while ((await check(udp(port))) === 'full') {
        await delay(100)
      }
    }
  }, 20_000)

  it('is full if others hold all of its allocations', async () => {
    const port = await coturn([peersAreHere, '--total-quota=1'])
    const { turnUser } = settingsFor(coturnSecret, 3000)
    const other = new TurnAllocation(udp(port), turnUser(600))
    await other.open()
    expect(await check(udp(port))).toBe('full')
    other.close()
  })
})

describe('a server that is not a relay:', () => {
  type Answer = (request: Buffer) => Buffer | null

  const silence = () => null
  const garbage = () => Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n')
  const strange = (request: Buffer): Buffer => {
    const response = Buffer.from(request)
    response.writeUInt16BE(0x0103, 0)
    response.writeUInt8(response.readUInt8(19) ^ 1, 19)
    return response
  }

  /**
   * A response that asks for credentials, but contains no realm (RFC 8489,
   * section 14.8).
   */
  const nameless = (request: Buffer): Buffer => {
    const header = Buffer.from(request.subarray(0, 20))
    header.writeUInt16BE(0x0113, 0)
    header.writeUInt16BE(8, 2)
    return Buffer.concat([header, Buffer.from([0, 9, 0, 4, 0, 0, 4, 1])])
  }

  let datagrams: Socket
  let streams: Server

  const serve = {
    udp: (answer: Answer) =>
      new Promise<number>((resolve) => {
        datagrams = createSocket('udp4')
        datagrams.on('message', (request, { port, address }) => {
          const response = answer(request)
          if (response) datagrams.send(response, port, address)
        })
        datagrams.bind(0, host, () => resolve(datagrams.address().port))
      }),
    tcp: (answer: Answer) =>
      new Promise<number>((resolve) => {
        streams = createServer((socket: Stream) => {
          socket.on('error', () => undefined)
          socket.on('data', (request) => {
            const response = answer(request)
            if (!response) return
            // Sends two packets, because TCP may split a message.
            socket.write(response.subarray(0, 7))
            setTimeout(() => socket.write(response.subarray(7)), 5)
          })
        })
        streams.listen(0, host, () =>
          resolve((streams.address() as AddressInfo).port)
        )
      }),
  }

  const cases = (['udp', 'tcp'] as const).flatMap((transport) =>
    (
      [
        ['does not answer', silence],
        ['answers garbage', garbage],
        ['answers a different request', strange],
      ] as const
    ).map(([what, answer]) => [transport, what, answer] as const)
  )

  it.each(cases)('over %s, a server that %s', async (transport, _, answer) => {
    const port = await serve[transport](answer)
    const server = { host, port, transport }
    expect(await checkRelay(server, settingsFor('a', 300))).toBe('silent')
    if (transport === 'udp') datagrams.close()
    else streams.close()
  })

  it('names no realm, so browsers send it no credentials', async () => {
    const port = await serve.udp(nameless)
    const server = { host, port, transport: 'udp' } as const
    expect(await checkRelay(server, settingsFor('a', 300))).toBe('realm')
    datagrams.close()
  })

  it.each(['tcp', 'tls'] as const)(
    'over %s, a port at which nothing listens',
    async (transport) => {
      const server = { host, port: await freePort(), transport }
      expect(await checkRelay(server, settingsFor('a', 300))).toBe('silent')
    }
  )

  it('a host without an address is silent, and over DTLS unknown', async () => {
    const nowhere = { host: 'turn.invalid', port: 3478 }
    const asked = (transport: 'udp' | 'dtls') =>
      checkRelay({ ...nowhere, transport }, settingsFor('a', 5000))
    expect(await asked('udp')).toBe('silent')
    expect(await asked('dtls')).toBeNull()
  })
})
