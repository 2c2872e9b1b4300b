import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

import { trustOf } from 'src/lib/addresses/trustProxy'

import { limitConnections } from './limitConnections'

jest.setTimeout(30_000)

/** With this limit, the server allows four connections. */
const limits = { openSockets: 2 }

describe('the connections of one address', () => {
  let server: Server
  const opened: Socket[] = []

  const start = async (proxies: string[]) => {
    server = createServer((_request, response) => response.end())
    limitConnections(server, trustOf(proxies), limits)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }

  const open = async (): Promise<Socket> => {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    opened.push(socket)
    await once(socket, 'connect')
    return socket
  }

  const isServed = async (socket: Socket): Promise<boolean> => {
    socket.on('error', () => undefined)
    const answered = once(socket, 'data').then(
      () => true,
      () => false
    )
    const ended = once(socket, 'close').then(() => false)
    socket.write('GET / HTTP/1.1\r\nHost: help.example\r\n\r\n')
    return Promise.race([answered, ended])
  }

  const openAll = async (count: number) => {
    const sockets = []
    for (let number = 0; number < count; number++) {
      sockets.push(await open())
    }
    return sockets
  }

  afterEach(async () => {
    opened.splice(0).forEach((socket) => socket.destroy())
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })

  it('are limited, whatever they are used for, and make room for others when they end', async () => {
    await start([])
    const [first, ...others] = await openAll(4)
    expect(await isServed(await open())).toBe(false)
    for (const socket of others) {
      expect(await isServed(socket)).toBe(true)
    }
    first?.destroy()
    while (!(await isServed(await open())));
  })

  it('are not limited if the address is a trusted proxy', async () => {
    await start(['loopback'])
    for (const socket of await openAll(10)) {
      expect(await isServed(socket)).toBe(true)
    }
  })
})
