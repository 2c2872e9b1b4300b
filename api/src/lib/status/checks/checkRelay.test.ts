import { type ChildProcess, spawn } from 'node:child_process'
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import {
  type AddressInfo,
  connect,
  createServer,
  type Server,
  type Socket as Stream,
} from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { turnCredentials } from 'src/lib/iceServers/turnCredentials'

import { checkRelay } from './checkRelay'
import type { TurnAddress } from './turnAddress'
import { TurnAllocation } from './TurnAllocation'

const host = '127.0.0.1'
const patienceMs = 1000

const userOf = (secret: string, ttlSeconds = 600) =>
  turnCredentials({ secret, ttlSeconds, now: Date.now(), block: 'a check' })

async function freePort(): Promise<number> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host)
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

let stopCoturn = () => Promise.resolve()

afterEach(() => stopCoturn())

/**
 * Starts coturn as an operator would, until the test ends.
 * @returns its port
 */
async function coturn(...own: string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'relay-'))
  const port = await freePort()
  const child: ChildProcess = spawn(
    'turnserver',
    [
      ...['-n', '--no-cli', '--no-tls', '--log-file=stdout'],
      ...['--realm=help.example', '--use-auth-secret', '--fingerprint'],
      ...[`--listening-ip=${host}`, `--listening-port=${port}`],
      '--static-auth-secret=the secret',
      ...(own.some((each) => each.startsWith('--relay-ip'))
        ? []
        : [`--relay-ip=${host}`]),
      ...[`--userdb=${join(folder, 'turndb')}`, `--pidfile=${folder}/pid`],
      ...own,
    ],
    { stdio: 'ignore' }
  )
  stopCoturn = async () => {
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
    rmSync(folder, { recursive: true })
    stopCoturn = () => Promise.resolve()
  }
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('coturn ended at its start.')
    await delay(20)
  }
  return port
}

describe('a real relay', () => {
  const peersAreHere = '--allow-loopback-peers'

  const check = (server: TurnAddress, user = userOf('the secret')) =>
    checkRelay(server, user, patienceMs)

  it.each(['udp', 'tcp'] as const)(
    'works if a packet comes through it, over %s',
    async (transport) => {
      const port = await coturn(peersAreHere)
      expect(await check({ host, port, transport })).toBe('works')
    }
  )

  it('works if it forbids our own address, but relays between its allocations', async () => {
    // As if the api ran in a container beside the relay, in a private network.
    const port = await coturn(
      ...[peersAreHere, '--denied-peer-ip=127.0.0.1'],
      '--relay-ip=127.0.0.2'
    )
    expect(await check({ host, port, transport: 'udp' })).toBe('works')
  })

  it('is blocked if it forbids all addresses', async () => {
    const port = await coturn(
      ...[peersAreHere, '--denied-peer-ip=127.0.0.0-127.255.255.255']
    )
    expect(await check({ host, port, transport: 'udp' })).toBe('blocked')
  })

  it('refuses the credentials of another secret, and those from a slow clock', async () => {
    const port = await coturn(peersAreHere)
    for (const user of [userOf('a guess'), userOf('the secret', -3600)]) {
      const result = await check({ host, port, transport: 'udp' }, user)
      expect(result).toBe('refused')
    }
  })

  it('gets its allocations back, so that checks never reach the quota', async () => {
    const port = await coturn(peersAreHere, '--user-quota=2')
    for (let count = 0; count < 5; count++) {
      // coturn ends a closed allocation within a second, and others after 10
      // minutes.
      while ((await check({ host, port, transport: 'udp' })) === 'full') {
        await delay(100)
      }
    }
  }, 20_000)

  it('is full if others hold all of its allocations', async () => {
    const port = await coturn(peersAreHere, '--total-quota=1')
    const server = { host, port, transport: 'udp' } as const
    const other = new TurnAllocation(server, userOf('the secret'))
    await other.open()
    expect(await check(server)).toBe('full')
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
            // A stream may split an answer.
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
    expect(await checkRelay(server, userOf('a'), 300)).toBe('silent')
    if (transport === 'udp') datagrams.close()
    else streams.close()
  })

  it.each(['tcp', 'tls'] as const)(
    'over %s, a port at which nothing listens',
    async (transport) => {
      const server = { host, port: await freePort(), transport }
      expect(await checkRelay(server, userOf('a'), 300)).toBe('silent')
    }
  )

  it('a host without an address is silent, and over DTLS unknown', async () => {
    const nowhere = { host: 'turn.invalid', port: 3478 }
    const asked = (transport: 'udp' | 'dtls') =>
      checkRelay({ ...nowhere, transport }, userOf('a'), 5000)
    expect(await asked('udp')).toBe('silent')
    expect(await asked('dtls')).toBeNull()
  })
})
