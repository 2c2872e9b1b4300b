import { peerServerRoutes } from 'src/lib/signalling/lifecycle/PeerServerRoutes'

import { handler } from './peerServer'

const ask = (path: string, httpMethod = 'GET', origin?: string) =>
  handler({ httpMethod, path, headers: { origin } })

const served = {
  allowedOrigins: ['https://help.example'],
  allowDiscovery: true,
  issueUserId: async () => 'river-apple-tiger-moon',
  userIds: async () => [],
}

describe('the function peerServer', () => {
  beforeEach(() => peerServerRoutes.watch(served))
  afterEach(() => peerServerRoutes.forget())

  it.each(['/peerServer', '/peerServer/'])(
    'describes itself at %s as PeerServer does',
    async (path) => {
      const { statusCode, body } = await ask(path)
      expect(statusCode).toBe(200)
      expect(JSON.parse(body)).toMatchObject({ name: 'PeerJS Server' })
    }
  )

  it.each(['', '/peerServer'])(
    'answers all routes below %j, both its own path and that of a stock PeerServer',
    async (root) => {
      const answers = ['/peerjs/id', '/peerjs/peers', '/peerjs'].map((path) =>
        ask(root + path)
      )
      expect(await Promise.all(answers)).toMatchObject([
        { statusCode: 200, body: 'river-apple-tiger-moon' },
        { statusCode: 200, body: '[]' },
        { statusCode: 426, headers: { upgrade: 'websocket' } },
      ])
    }
  )

  it('lets allowed pages read the answer, and forbids caches to store it', async () => {
    const { headers } = await ask('/peerjs/id', 'GET', 'https://help.example')
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://help.example',
      'cache-control': 'no-store',
    })
    const foreign = await ask('/peerjs/id', 'GET', 'https://evil.example')
    expect(foreign.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it.each([
    ...['/peerServer/id', '/peerServer/other/id', '/peerjs/nothing'],
    ...['/peerjs/id/', '/peerServer/peerServer', '/constructor'],
  ])('answers 404 at %j', async (path) => {
    expect(await ask(path)).toMatchObject({ statusCode: 404, body: '' })
  })

  it('allows only GET', async () => {
    expect(await ask('/peerServer/peerjs/id', 'POST')).toMatchObject({
      statusCode: 405,
      headers: { allow: 'GET, HEAD' },
    })
  })

  it('says that it is closing once the WebSocket half closes', async () => {
    peerServerRoutes.forget()
    expect(await ask('/peerjs/id')).toMatchObject({ statusCode: 503 })
  })
})
