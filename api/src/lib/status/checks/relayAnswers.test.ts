import { createSocket, type Socket } from 'node:dgram'
import { type AddressInfo, createServer, type Server } from 'node:net'

import { relayAnswers } from './relayAnswers'

const host = '127.0.0.1'
const patienceMs = 300

/** The success response to a Binding request: its header with another type. */
function responseTo(request: Buffer): Buffer {
  const response = Buffer.from(request)
  response.writeUInt16BE(0x0101, 0)
  return response
}

const silence = () => null
const garbage = () => Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n')
function strange(request: Buffer): Buffer {
  const response = responseTo(request)
  response.writeUInt8(response.readUInt8(19) ^ 1, 19)
  return response
}

type Answer = (request: Buffer) => Buffer | null

describe('over UDP', () => {
  let server: Socket

  const serve = (answer: Answer) =>
    new Promise<number>((resolve) => {
      server = createSocket('udp4')
      server.on('message', (request, { port, address }) => {
        const response = answer(request)
        if (response) server.send(response, port, address)
      })
      server.bind(0, host, () => resolve(server.address().port))
    })

  afterEach(() => new Promise<void>((resolve) => server.close(resolve)))

  it.each([
    ['answers', responseTo, true],
    ['is silent', silence, false],
    ['answers garbage', garbage, false],
    ['answers something else that was asked', strange, false],
  ])('a server that %s: %p', async (_what, answer: Answer, expected) => {
    const port = await serve(answer)
    const address = { host, port, transport: 'udp' } as const
    expect(await relayAnswers(address, patienceMs)).toBe(expected)
  })

  it('asks again when a request is lost', async () => {
    let requests = 0
    const port = await serve((request) =>
      requests++ === 0 ? null : responseTo(request)
    )
    const address = { host, port, transport: 'udp' } as const
    expect(await relayAnswers(address, 10_000)).toBe(true)
  })
})

describe('over TCP', () => {
  let server: Server

  const serve = (answer: Answer) =>
    new Promise<number>((resolve) => {
      server = createServer((socket) => {
        socket.on('error', () => undefined)
        socket.on('data', (request) => {
          const response = answer(request)
          if (!response) return
          // A stream may cut an answer anywhere.
          socket.write(response.subarray(0, 7))
          setTimeout(() => socket.write(response.subarray(7)), 5)
        })
      })
      server.listen(0, host, () =>
        resolve((server.address() as AddressInfo).port)
      )
    })

  afterEach(() => new Promise((resolve) => server.close(resolve)))

  it.each([
    ['answers', responseTo, true],
    ['is silent', silence, false],
    ['answers garbage', garbage, false],
  ])('a server that %s: %p', async (_what, answer: Answer, expected) => {
    const port = await serve(answer)
    const address = { host, port, transport: 'tcp' } as const
    expect(await relayAnswers(address, patienceMs)).toBe(expected)
  })

  it.each(['tcp', 'tls'] as const)(
    'a port at which nobody listens: false (%s)',
    async (transport) => {
      const port = await serve(silence)
      await new Promise((resolve) => server.close(resolve))
      const address = { host, port, transport }
      expect(await relayAnswers(address, patienceMs)).toBe(false)
      server.listen(0)
    }
  )
})

it('does not know of a host without an address, or over DTLS', async () => {
  const nowhere = { host: 'turn.invalid', port: 3478 }
  expect(await relayAnswers({ ...nowhere, transport: 'udp' }, 5000)).toBe(false)
  expect(await relayAnswers({ ...nowhere, transport: 'dtls' }, 5000)).toBeNull()
})
