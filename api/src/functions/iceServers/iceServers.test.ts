import type {
  TestClient,
  TestServer,
} from 'src/lib/signalling/signalling.fixtures'
import { answerTo, offerTo } from 'src/lib/signallingMessages/frames.fixtures'

import type { handler as iceServersHandler } from './iceServers'

const variables = {
  ALLOWED_ORIGINS: 'https://help.example',
  STUN_URLS: 'stun:stun.help.example',
  TURN_URLS: 'turn:turn.help.example',
  TURN_SECRET: 'north',
  TURN_TTL_SECONDS: '600',
}

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

describe('the iceServers function', () => {
  const before = process.env
  let handler: typeof iceServersHandler
  let signalling: TestServer
  let page: TestClient
  let helper: TestClient

  const userId = 'river apple-2_moon'
  const token = 'a:token~of+43/characters'
  const proof = basic(`${userId}:${token}`)

  beforeAll(async () => {
    process.env = { ...before, ...variables }
    handler = (await import('./iceServers')).handler
    const fixtures = await import('src/lib/signalling/signalling.fixtures')
    signalling = await fixtures.startSignalling()
    page = await signalling.attach(userId, { token })
    helper = await signalling.attach('helper')
  })

  afterAll(async () => {
    await signalling.server.close()
    process.env = before
  })

  const ask = async (
    headers: Record<string, string | undefined> = {},
    { httpMethod = 'GET', sourceIp = '192.0.2.1' } = {}
  ) => {
    const requestContext = { identity: { sourceIp } }
    const answer = await handler({ httpMethod, headers, requestContext })
    return { ...answer, ...(answer.body && { json: JSON.parse(answer.body) }) }
  }

  const stunAlone = {
    iceServers: [{ urls: ['stun:stun.help.example'] }],
    ttlSeconds: 600,
    relaysInCall: true,
  }

  const offer = async () => {
    page.send(offerTo('helper'))
    await helper.next()
  }

  const nameFor = async (sourceIp: string) => {
    const { json } = await ask({ authorization: proof }, { sourceIp })
    return json.iceServers[1].username.split(':')[1]
  }

  it.each([
    ['only waits', async () => {}],
    ['has only offered', () => offer()],
    [
      'answers without an offer',
      async () => {
        page.send(answerTo('stranger'))
        page.send(answerTo('helper'))
        await helper.next()
      },
    ],
  ])('gives only STUN to a page that %s', async (_, act) => {
    await act()
    expect((await ask({ authorization: proof })).json).toEqual(stunAlone)
  })

  it('gives TURN with credentials to both pages of an answered call', async () => {
    await offer()
    helper.send(answerTo(userId))
    await page.next()
    const helpers = basic('helper:token-of-helper')
    const { json: theirs } = await ask({ authorization: helpers })
    expect(theirs.iceServers).toHaveLength(2)
    const { statusCode, json } = await ask({ authorization: proof })
    expect(statusCode).toBe(200)
    expect(json).toEqual({
      iceServers: [
        { urls: ['stun:stun.help.example'] },
        {
          urls: ['turn:turn.help.example'],
          username: expect.stringMatching(/^\d+:\w+$/),
          credential: expect.any(String),
        },
      ],
      ttlSeconds: 600,
      relaysInCall: false,
    })
  })

  it('gives only STUN to a request without credentials', async () => {
    const { statusCode, json } = await ask()
    expect(statusCode).toBe(200)
    expect(json).toEqual(stunAlone)
  })

  it.each([
    ['', 'nothing'],
    ['Basic', 'no credentials'],
    ['Basic !!!!', 'not base64'],
    [`Bearer ${token}`, 'another scheme'],
    [basic(userId), 'no token'],
    [basic(`${userId}:`), 'an empty token'],
    [basic(`${userId}:another-token`), 'a wrong token'],
    [basic(`nobody:${token}`), 'an unknown id'],
    [basic(`__proto__:${token}`), 'an invalid id'],
    [basic(`${userId}:${token}\n`), 'an invalid token'],
    [basic('x'.repeat(10_000)), 'much too long'],
  ])('gives only STUN for the authorization %j (%s)', async (authorization) => {
    const [answer, usual] = [await ask({ authorization }), await ask()]
    expect(answer).toEqual(usual)
    expect(answer.json).toEqual(stunAlone)
  })

  it('names the credentials after the address block, so that coturn counts its relays together', async () => {
    const name = await nameFor('2001:db8:1:2::1')
    expect(await nameFor('2001:db8:1:2::ffff')).toBe(name)
    expect(await nameFor('2001:db8:2:2::1')).not.toBe(name)
    expect(name).not.toContain('2001')
  })

  it('counts issued credentials, and nothing else', async () => {
    const { metrics } = await import('src/lib/metrics/metrics')
    const { metricValue } = await import('src/lib/metrics/metricValue.fixtures')
    metrics.turnCredentials.reset()
    await ask()
    await ask({ authorization: basic(`${userId}:another-token`) })
    expect(await metricValue(metrics.turnCredentials)).toBe(0)
    await ask({ authorization: proof })
    expect(await metricValue(metrics.turnCredentials)).toBe(1)
  })

  it('forbids caches to store the answer', async () => {
    expect((await ask()).headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      vary: 'Origin',
    })
  })

  it.each([
    ['https://help.example', 'https://help.example'],
    ['https://evil.example', undefined],
  ])('to a page of %s allows %s', async (origin, allowed) => {
    const { headers } = await ask({ origin })
    expect(headers?.['access-control-allow-origin']).toBe(allowed)
  })

  it('lets an allowed page on another host send its authorization', async () => {
    const origin = 'https://help.example'
    const { statusCode, headers } = await ask(
      { origin },
      { httpMethod: 'OPTIONS' }
    )
    expect(statusCode).toBe(204)
    expect(headers).toEqual({
      vary: 'Origin',
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'authorization',
      'access-control-max-age': '7200',
    })
  })

  it('lets no other page send a header', async () => {
    const { statusCode, headers } = await ask(
      { origin: 'https://evil.example' },
      { httpMethod: 'OPTIONS' }
    )
    expect(statusCode).toBe(204)
    expect(headers).toEqual({ vary: 'Origin' })
  })

  it.each(['POST', 'PUT', 'DELETE'])(
    'answers 405 to %s',
    async (httpMethod) => {
      expect(await ask({}, { httpMethod })).toMatchObject({
        statusCode: 405,
        headers: { allow: 'GET, OPTIONS' },
      })
    }
  )

  it('gives only STUN to a page whose socket has ended', async () => {
    page.webSocket.close()
    await page.closed
    await signalling.attachWhenFree(userId, { token: 'another-token' })
    expect((await ask({ authorization: proof })).json).toEqual(stunAlone)
  })
})
