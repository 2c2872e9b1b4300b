import { once } from 'node:events'
import { request } from 'node:http'

import { controlTo } from 'src/lib/signallingMessages/frames.fixtures'

import { startSignalling, type TestServer } from './signalling.fixtures'

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('the signalling server survives', () => {
  let signalling: TestServer

  beforeEach(async () => {
    signalling = await startSignalling()
  })

  afterEach(async () => {
    const answer = await fetch(`${signalling.url}/peerjs/id`)
    expect(answer.status).toBe(200)
    await signalling.server.close()
  })

  const toSelf = controlTo('river')

  it.each([
    ['text that is not JSON (W1)', 'not json'],
    ['null', 'null'],
    ['an empty frame', ''],
    [
      'a receiver that has no text form (W2)',
      '{"type":"OFFER","dst":{"toString":1,"valueOf":1},"payload":{"type":"media"}}',
    ],
    [
      'a payload nested 20,000 levels deep',
      `{"type":"OFFER","dst":"river","payload":{"type":"media","metadata":${deep(20_000)}}}`,
    ],
  ])('%s, and so does the socket', async (_, text) => {
    const client = await signalling.attach('river')
    client.sendText(text)
    client.send(toSelf)
    expect(await client.next()).toMatchObject(toSelf)
    jest.advanceTimersByTime(7000)
  })

  it('bytes that are not a WebSocket frame (W1)', async () => {
    const url = signalling.socketUrl('river').replace('ws:', 'http:')
    const upgrade = request(url, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
    }).end()
    const [, socket] = await once(upgrade, 'upgrade')
    socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff]))
    socket.resume()
    await once(socket, 'close')
  })

  it('a client that disconnects during the upgrade', async () => {
    const client = signalling.dial('river')
    client.webSocket.terminate()
    await client.closed
  })
})
