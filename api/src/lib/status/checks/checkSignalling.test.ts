import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { WebSocketServer } from 'ws'

import {
  pageOrigin,
  startSignalling,
} from 'src/lib/signalling/signalling.fixtures'

import { checkSignalling } from './checkSignalling'

// A busy machine may take seconds to answer.
jest.setTimeout(30_000)

const patienceMs = 3000
const pages = new URL(pageOrigin)

/** A web server that leaves WebSocket upgrades unanswered, or refuses them. */
async function withServer(
  use: (url: URL) => Promise<void>,
  onUpgrade?: 'silent' | 'refused'
) {
  const server = createServer((_, response) => response.end('It works!'))
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    if (onUpgrade === 'silent') {
      return sockets.handleUpgrade(request, socket, head, () => undefined)
    }
    return socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await use(new URL(`http://127.0.0.1:${port}`))
  sockets.clients.forEach((client) => client.terminate())
  server.close()
}

describe('the signalling server', () => {
  // startSignalling fakes the timers.
  afterEach(() => jest.useRealTimers())

  it('answers pages of its origins with OPEN, and refuses others', async () => {
    const { server, url } = await startSignalling()
    const origin = new URL(url)
    expect(await checkSignalling(origin, pages, patienceMs)).toMatchObject({
      ...{ state: 'works', result: 'answers' },
    })
    const other = new URL('https://other.example')
    expect(await checkSignalling(origin, other, patienceMs)).toMatchObject({
      ...{ problem: 'signalling-origin' },
      result: 'refuses https://other.example',
    })
    await server.close()
  })

  it('may be behind a proxy that forwards no WebSockets', () =>
    withServer(async (url) => {
      expect(await checkSignalling(url, pages, patienceMs)).toMatchObject({
        ...{ problem: 'signalling-missing', result: 'answers 502' },
      })
    }, 'refused'))

  it('may connect and then say nothing', () =>
    withServer(async (url) => {
      expect(await checkSignalling(url, pages, 300)).toMatchObject({
        problem: 'signalling-silent',
      })
    }, 'silent'))

  it('may not answer at all', async () => {
    const nowhere = new URL('http://127.0.0.1:1')
    expect(await checkSignalling(nowhere, pages, patienceMs)).toMatchObject({
      ...{ problem: 'signalling-missing', result: 'does not answer' },
    })
  })
})
