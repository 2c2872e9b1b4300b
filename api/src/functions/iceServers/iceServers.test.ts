import type { handler as iceServersHandler } from './iceServers'

const variables = {
  ALLOWED_ORIGINS: 'https://help.example',
  STUN_URLS: 'stun:stun.help.example',
  TURN_URLS: 'turn:turn.help.example',
  TURN_SECRET: 'north',
  TURN_TTL_SECONDS: '600',
}

describe('the iceServers function', () => {
  const before = process.env
  let handler: typeof iceServersHandler

  beforeAll(async () => {
    process.env = { ...before, ...variables }
    handler = (await import('./iceServers')).handler
  })

  afterAll(() => {
    process.env = before
  })

  it('answers the configured servers and how long they work', async () => {
    const answer = await handler({ httpMethod: 'GET', headers: {} })
    expect(answer.statusCode).toBe(200)
    expect(JSON.parse(answer.body)).toEqual({
      iceServers: [
        { urls: ['stun:stun.help.example'] },
        {
          urls: ['turn:turn.help.example'],
          username: expect.stringMatching(/^\d+:\w+$/),
          credential: expect.any(String),
        },
      ],
      ttlSeconds: 600,
    })
  })

  it('answers what no cache may keep', async () => {
    const { headers } = await handler({ httpMethod: 'GET', headers: {} })
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      vary: 'Origin',
    })
  })

  it.each([
    ['https://help.example', 'https://help.example'],
    ['https://evil.example', undefined],
  ])('to a page of %s allows %s', async (origin, allowed) => {
    const { headers } = await handler({
      httpMethod: 'GET',
      headers: { origin },
    })
    expect(headers?.['access-control-allow-origin']).toBe(allowed)
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'answers 405 to %s',
    async (httpMethod) => {
      expect(await handler({ httpMethod, headers: {} })).toMatchObject({
        statusCode: 405,
        headers: { allow: 'GET' },
      })
    }
  )
})
