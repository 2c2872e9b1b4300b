import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { importJWK, jwtVerify } from 'jose'

import { RedisServer } from 'src/lib/cluster/redisServer.fixtures'
import { askFunction } from 'src/lib/server/jsonFunction.fixtures'

import type { handler as ringHandler } from './ring'

const origin = 'https://help.example'
const VAPID_PRIVATE_KEY = 'newvMkwhIR93TPQFpxfbajTYo6Ugu1dskNVTqOLDtCU'
const payload = Buffer.from('what only the device can read')
let lastAddress = 0

interface Received {
  request: IncomingMessage
  body: Buffer
}

/** A push service (RFC 8030) that answers with the given status. */
async function openPushService(status: { code: number }) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ request, body: Buffer.concat(parts) })
      const isMoved = status.code === 307
      response.writeHead(status.code, isMoved ? { location: '/other' } : {})
      response.end('Secrets of the push service')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, received, origin: `http://127.0.0.1:${port}` }
}

describe('the ring function', () => {
  const before = process.env
  const status = { code: 201 }
  let service: { server: Server; received: Received[]; origin: string }
  let handler: typeof ringHandler
  let address = ''

  const load = async (variables: Record<string, string>) => {
    process.env = { ...before, ALLOWED_ORIGINS: origin, ...variables }
    jest.resetModules()
    return (await import('./ring')).handler
  }

  beforeEach(async () => {
    status.code = 201
    service = await openPushService(status)
    const PUSH_SERVICES = service.origin
    handler = await load({
      VAPID_PRIVATE_KEY,
      PUSH_SERVICES,
      WEB_DOMAIN: 'help.example',
    })
    address = `192.0.2.${++lastAddress}`
  })

  afterEach(async () => {
    process.env = before
    service.server.closeAllConnections()
    await new Promise((resolve) => service.server.close(resolve))
  })

  const ask = (body: unknown, httpMethod = 'POST', from = origin) =>
    askFunction(handler, {
      httpMethod,
      origin: from,
      address,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  const ring = (device = 'phone') => ({
    endpoint: `${service.origin}/send/${device}`,
    payload: payload.toString('base64url'),
  })

  it('passes the message on unchanged', async () => {
    const { statusCode, json } = await ask(ring())

    expect({ statusCode, json }).toEqual({
      statusCode: 200,
      json: { outcome: 'rung' },
    })
    const [{ request, body }] = service.received as [Received]
    expect(body).toEqual(payload)
    expect(request.url).toBe('/send/phone')
    expect(request.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '600',
      urgency: 'high',
    })
  })

  it('signs the message for the push service, with the key to which pages subscribe', async () => {
    await ask(ring())
    const { publicKey } = (await ask('', 'GET')).json
    const [{ request }] = service.received as [Received]
    const [, token = '', key = ''] =
      /^vapid t=(.+), k=(.+)$/.exec(request.headers.authorization ?? '') ?? []

    expect(key).toBe(publicKey)
    const point = Buffer.from(key, 'base64url')
    const { payload: claims } = await jwtVerify(
      token,
      await importJWK({
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      }),
      { audience: service.origin, algorithms: ['ES256'] }
    )
    expect(claims.sub).toBe('mailto:support@help.example')
    expect(claims.exp! - Date.now() / 1000).toBeLessThan(24 * 3600)
  })

  it.each([404, 410])('reports an ended subscription at %i', async (code) => {
    status.code = code
    expect(await ask(ring())).toMatchObject({
      statusCode: 410,
      json: { outcome: 'gone' },
    })
  })

  it.each([400, 403, 413, 429, 500])(
    'reports only a failure at %i',
    async (code) => {
      status.code = code
      const { statusCode, body } = await ask(ring())
      expect(statusCode).toBe(502)
      expect(body).toBe('{"outcome":"failed"}')
    }
  )

  it('follows no redirect', async () => {
    status.code = 307
    expect((await ask(ring())).statusCode).toBe(502)
    expect(service.received).toHaveLength(1)
  })

  it('reports a failure when the push service is away', async () => {
    await new Promise((resolve) => service.server.close(resolve))
    expect((await ask(ring())).statusCode).toBe(502)
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    JSON.stringify({ endpoint: 7, payload: 'AAAA' }),
    JSON.stringify({ endpoint: 'http://169.254.169.254/', payload: 'AAAA' }),
    JSON.stringify({ endpoint: 'http://localhost:9000/x', payload: 'AAAA' }),
  ])('refuses %s', async (body) => {
    expect((await ask(body)).statusCode).toBe(400)
    expect(service.received).toEqual([])
  })

  it.each([
    ['too long', 'A'.repeat(5463)],
    ['empty', ''],
    ['not base64url', 'a+b/c='],
  ])('refuses a payload that is %s', async (_, text) => {
    expect((await ask({ ...ring(), payload: text })).statusCode).toBe(400)
    expect(service.received).toEqual([])
  })

  it('refuses requests of pages from foreign origins', async () => {
    const { statusCode } = await ask(ring(), 'POST', 'https://else.example')
    expect(statusCode).toBe(403)
    expect(service.received).toEqual([])
  })

  it('rings a device three times a minute, from all addresses together', async () => {
    for (const last of [1, 2, 3]) {
      address = `198.51.100.${last}`
      expect((await ask(ring())).statusCode).toBe(200)
    }
    address = '198.51.100.4'
    const { statusCode, headers } = await ask(ring())
    expect(statusCode).toBe(429)
    expect(headers).toHaveProperty('retry-after')
    expect((await ask(ring('tablet'))).statusCode).toBe(200)
  })

  it.each(['#1', '?1', '/', '?x=2'])(
    'does not ring a device more often when %s is added to its endpoint',
    async (more) => {
      const { endpoint, payload } = ring()
      for (let times = 0; times < 6; times++) {
        await ask({ endpoint: endpoint + more.repeat(times), payload })
      }
      expect(service.received.length).toBeLessThanOrEqual(3)
    }
  )

  it('sends the request to the endpoint with its query', async () => {
    const { endpoint, payload } = ring()
    await ask({ endpoint: `${endpoint}?up=1`, payload })
    expect(service.received[0]?.request.url).toBe('/send/phone?up=1')
  })

  it.each(['#1', '#'])(
    'explains why it refuses an endpoint: %s',
    async (more) => {
      const { endpoint, payload } = ring()
      expect(await ask({ endpoint: endpoint + more, payload })).toMatchObject({
        statusCode: 400,
        json: { outcome: 'no-push-service' },
      })
      expect(service.received).toEqual([])
    }
  )

  it('rings twenty times a minute for one address', async () => {
    for (let each = 0; each < 20; each++) {
      expect((await ask(ring(`device-${each}`))).statusCode).toBe(200)
    }
    expect((await ask(ring('one-more'))).statusCode).toBe(429)
    expect(service.received).toHaveLength(20)
  })

  it('rings a device three times a minute from all instances together', async () => {
    const redis = new RedisServer()
    await redis.start()
    const instances = []
    for (const _ of ['one', 'two']) {
      instances.push({
        handler: await load({
          VAPID_PRIVATE_KEY,
          PUSH_SERVICES: service.origin,
          REDIS_URL: redis.url,
        }),
        store: (await import('src/lib/cluster/limitStoreOfInstallation'))
          .limitStore,
      })
    }
    const codes = []
    for (let time = 0; time < 6; time++) {
      handler = instances[time % 2]!.handler
      codes.push((await ask(ring())).statusCode)
    }
    expect(codes).toEqual([200, 200, 200, 429, 429, 429])
    await Promise.all(instances.map(({ store }) => store.close()))
    await redis.remove()
  })

  it('reports that it is off if there is no key', async () => {
    handler = await load({
      VAPID_PRIVATE_KEY: '',
      PUSH_SERVICES: service.origin,
    })
    expect((await ask('', 'GET')).json).toEqual({ publicKey: null })
    expect((await ask(ring())).statusCode).toBe(503)
    expect(service.received).toEqual([])
  })
})
