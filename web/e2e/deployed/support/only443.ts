import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'

import { blockUdp } from '../../support/relay'

import { address, hosts } from './values'

/** A network that allows only TCP to the installation's port 443. */
export interface Only443 {
  /** puts a browser into this network */
  readonly args: string[]
  /** host and port of each connection, in order */
  readonly passed: string[]
  stop(): void
}

/**
 * Simulates the network with an HTTP proxy, which browsers also use for a relay
 * over TCP or TLS.
 *
 * @param tlsPort stands for the installation's port 443
 */
export async function only443(tlsPort: number): Promise<Only443> {
  const passed: string[] = []
  const allowed = Object.values(hosts).map((host) => `${host}:443`)
  const sockets = new Set<Duplex>()
  const proxy = createServer((_, response) => response.writeHead(403).end())
  proxy.on('connect', ({ url = '' }: IncomingMessage, client: Duplex) => {
    client.on('error', () => {})
    if (!allowed.includes(url)) {
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      return
    }
    passed.push(url)
    const server = connect(tlsPort, address, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      client.pipe(server).pipe(client)
    })
    server.on('error', () => client.destroy())
    client.on('close', () => server.destroy())
    sockets.add(client)
  })
  proxy.listen(0, address)
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return {
    args: [
      `--proxy-server=http://${address}:${port}`,
      // By default, Chromium bypasses a proxy for addresses of this machine.
      '--proxy-bypass-list=<-loopback>',
      blockUdp,
    ],
    passed,
    stop: () => {
      proxy.close()
      sockets.forEach((socket) => socket.destroy())
    },
  }
}
