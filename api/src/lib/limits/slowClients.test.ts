import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'

import fastify, { type FastifyInstance } from 'fastify'

import { slowClients } from './slowClients'

const upgradeHead =
  'GET /peerjs?key=peerjs&id=river&token=token-of-river HTTP/1.1\r\n' +
  'Host: help.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'

describe('a slow client', () => {
  let server: FastifyInstance

  beforeEach(async () => {
    const limits = { headersMs: 60, requestMs: 120, checkEveryMs: 20 }
    server = fastify(slowClients(limits))
    server.post('/', async () => 'received')
    await server.listen({ port: 0, host: '127.0.0.1' })
  })

  afterEach(() => server.close())

  const open = async () => {
    const { port } = server.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    // A write after the server has closed the connection fails.
    return socket.on('error', () => undefined)
  }

  it('that sends the head of an upgrade slowly is cut off (W19)', async () => {
    const socket = await open()
    const drips = Array.from(upgradeHead)
    const dripping = setInterval(() => socket.write(drips.shift() ?? 'x'), 5)
    const answer = await text(socket)
    clearInterval(dripping)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('that sends a body slowly is cut off', async () => {
    const socket = await open()
    socket.write(
      'POST / HTTP/1.1\r\nHost: help.example\r\nContent-Length: 99999\r\n' +
        'Content-Type: text/plain\r\n\r\n'
    )
    const dripping = setInterval(() => socket.write('x'), 5)
    const answer = await text(socket)
    clearInterval(dripping)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('that connects and sends nothing is cut off', async () => {
    const socket = await open()
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 |^$/)
  })
})

describe('the usual limits', () => {
  it('are shorter than those of Node', () => {
    const { headersTimeout } = slowClients().http
    expect(headersTimeout).toBe(10_000)
  })
})
