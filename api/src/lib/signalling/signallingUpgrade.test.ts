import { once } from 'node:events'

import { WebSocket, WebSocketServer } from 'ws'

import { trustOf } from 'src/lib/addresses/trustProxy'

import { startSignalling, type TestServer } from './signalling.fixtures'

describe('an upgrade', () => {
  let signalling: TestServer

  beforeEach(async () => {
    signalling = await startSignalling()
  })

  afterEach(async () => {
    await signalling.server.close()
  })

  const otherPath = () => signalling.url.replace('http', 'ws') + '/other'

  const statusOf = async (url: string) => {
    const webSocket = new WebSocket(url).on('error', () => undefined)
    const [, response] = await once(webSocket, 'unexpected-response')
    return response.statusCode
  }

  it('of an allowed page is attached and receives OPEN [§7 socket, §7 OPEN]', async () => {
    const client = await signalling.attach('river')
    expect(client.webSocket.readyState).toBe(WebSocket.OPEN)
  })

  it('of a foreign page is refused with 403 (W11)', async () => {
    const origin = 'https://evil.example'
    expect(await signalling.refusal('river', { origin })).toBe(403)
  })

  it('without an origin is attached in development', async () => {
    const client = await signalling.attach('river', { origin: null })
    expect(client.webSocket.readyState).toBe(WebSocket.OPEN)
  })

  it('without an origin is refused with 403 in production', async () => {
    const production = await startSignalling({ requireOrigin: true })
    expect(await production.refusal('river', { origin: null })).toBe(403)
    await production.server.close()
  })

  it('with an invalid id is refused with 400', async () => {
    expect(await signalling.refusal('__proto__')).toBe(400)
  })

  it.each(['', 'guessed', 'eight\nchars', 'x'.repeat(129)])(
    'with the token %.12j is refused with 400 (W20)',
    async (token) => {
      expect(await signalling.refusal('river', { token })).toBe(400)
    }
  )

  it('with another key receives INVALID-KEY, and is closed [§7 INVALID-KEY]', async () => {
    const client = signalling.dial('river', { key: 'other' })
    expect(await client.next()).toEqual({
      type: 'INVALID-KEY',
      payload: { msg: 'Invalid key provided' },
    })
    expect(await client.closed).toBe(1005)
    await signalling.attach('river')
  })

  it('with another key from a foreign page is refused with 403', async () => {
    const origin = 'https://evil.example'
    const foreign = { key: 'other', origin }
    expect(await signalling.refusal('river', foreign)).toBe(403)
  })

  it('beyond the limit of clients receives ERROR, and is closed [§7 ERROR]', async () => {
    const { attach, attachWhenFree, dial, server } = await startSignalling({
      maxOpenSockets: 1,
      trust: trustOf(['loopback']),
    })
    const first = await attach('river', { forwardedFor: '192.0.2.1' })
    const later = { forwardedFor: '198.51.100.1' }
    for (const id of ['moon', 'tiger']) {
      const client = dial(id, later)
      expect(await client.next()).toEqual({
        type: 'ERROR',
        payload: { msg: 'Server has reached its concurrent user limit' },
      })
      expect(await client.closed).toBe(1005)
    }
    first.webSocket.close()
    await attachWhenFree('moon', later)
    await server.close()
  })

  it('for another path still reaches the WebSocket server of that path (W14)', async () => {
    const other = new WebSocketServer({ noServer: true })
    other.on('connection', (webSocket) => webSocket.send('other'))
    signalling.server.server.on('upgrade', (request, socket, head) => {
      if (request.url === '/other') {
        other.handleUpgrade(request, socket, head, (webSocket) =>
          other.emit('connection', webSocket, request)
        )
      }
    })
    const webSocket = new WebSocket(otherPath())
    const [message] = await once(webSocket, 'message')
    expect(String(message)).toBe('other')
    await signalling.attach('river')
    webSocket.terminate()
  })

  it('for a path without a server is refused with 404', async () => {
    expect(await statusOf(otherPath())).toBe(404)
    expect(await statusOf(`${otherPath()}?id=/peerjs`)).toBe(404)
    expect(
      await statusOf(signalling.socketUrl('river').replace('?', '/?'))
    ).toBe(404)
  })
})
