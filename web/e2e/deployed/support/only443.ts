import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'

import { blockUdp } from '../../support/relay'

import { address, hosts } from './values'

/** A network that lets nothing through but TCP to port 443 of the installation. */
export interface Only443 {
  /** puts a browser into that network */
  readonly args: string[]
  /** what was let through, as host and port, in order */
  readonly passed: string[]
  stop(): void
}

/**
 * It is an HTTP proxy, which browsers also use for a relay over TCP or TLS.
 *
 * @param tlsPort where port 443 of the installation is on this machine
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
      // This machine is no exception.
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
