import { once } from 'node:events'
import { connect, type TLSSocket } from 'node:tls'

import { address, hosts } from './values'

export interface Attempt {
  /** HTTP status: 101 once the socket is open; 0 without an answer */
  readonly status: number
  readonly socket: TLSSocket
}

interface Clients {
  /** stands for the installation's port 443 */
  tlsPort: number
  /** source addresses, used in turn */
  addresses: readonly string[]
  count: number
}

/**
 * The number of sockets that open at a time. Even if client and server share
 * two cores, each TLS handshake then takes less than nginx's limit of 10 s.
 */
const atATime = 50

/** Opens sockets with different ids, as that many pages would. */
export async function openSockets(clients: Clients): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  const numbers = Array.from({ length: clients.count }).keys()
  const work = Array.from({ length: atATime }, async () => {
    for (const number of numbers) {
      attempts.push(await openSocket(clients, number))
    }
  })
  await Promise.all(work)
  return attempts
}

async function openSocket(
  { tlsPort, addresses }: Clients,
  number: number
): Promise<Attempt> {
  const localAddress = addresses[number % addresses.length]
  const socket = connect({
    ...{ host: address, port: tlsPort, localAddress },
    ...{ servername: hosts.api, rejectUnauthorized: false },
  })
  const id = `${localAddress}-${number}`.replaceAll('.', '-')
  socket.write(
    [
      `GET /peerjs?key=peerjs&id=${id}&token=token-of-${id} HTTP/1.1`,
      ...[`Host: ${hosts.api}`, `Origin: https://${hosts.web}`],
      ...['Connection: Upgrade', 'Upgrade: websocket'],
      ...['Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`, '', ''],
    ].join('\r\n')
  )
  const [answer = ''] = await Promise.race([
    once(socket, 'data'),
    once(socket, 'close').then(() => []),
  ]).catch(() => [])
  const status = /^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1] ?? 0
  return { status: Number(status), socket: socket.resume() }
}

const key = Buffer.from('sixteen bytes it').toString('base64')
