import { RedisServer } from 'src/lib/cluster/redisServer.fixtures'
import { askFunction } from 'src/lib/server/jsonFunction.fixtures'

import type { handler as operatorSessionHandler } from './operatorSession'

const passphrase = 'correct horse battery'
let lastAddress = 0

async function load(variables: Record<string, string>) {
  process.env = { ...process.env, ALLOWED_ORIGINS: 'https://help.example' }
  Object.assign(process.env, { OPERATOR_PASSPHRASE: passphrase }, variables)
  jest.resetModules()
  return (await import('./operatorSession')).handler
}

describe('the operatorSession function', () => {
  const before = process.env
  let handler: typeof operatorSessionHandler
  let address = ''

  beforeEach(async () => {
    handler = await load({})
    address = `192.0.2.${++lastAddress}`
  })

  afterEach(() => {
    process.env = before
  })

  const ask = (httpMethod: string, body: string | null = null) =>
    askFunction(handler, {
      httpMethod,
      origin: 'https://help.example',
      address,
      body,
    })

  const attempt = (given: unknown) =>
    ask('POST', JSON.stringify({ passphrase: given }))

  it('gives a token and a grant for the passphrase', async () => {
    const { statusCode, json, headers } = await attempt(passphrase)
    expect(statusCode).toBe(200)
    expect(json.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(json.grant).toMatch(/^\d+\.[\w-]{43}$/)
    expect(headers).toMatchObject({ 'cache-control': 'no-store' })
  })

  it('answers 401 to a wrong passphrase', async () => {
    const { statusCode, json } = await attempt('wrong')
    expect(statusCode).toBe(401)
    expect(json).toEqual({ outcome: 'wrong-passphrase' })
  })

  it('answers 429 with Retry-After after ten wrong passphrases', async () => {
    for (let time = 0; time < 10; time++) {
      expect((await attempt('wrong')).statusCode).toBe(401)
    }
    const { statusCode, json, headers } = await attempt(passphrase)
    expect(statusCode).toBe(429)
    expect(json).toEqual({
      outcome: 'too-many-attempts',
      retryAfterSeconds: 60,
    })
    expect(headers).toMatchObject({ 'retry-after': 60 })
    address = '198.51.100.1'
    expect((await attempt(passphrase)).statusCode).toBe(200)
  })

  it('counts wrong passphrases of all instances together', async () => {
    const redis = new RedisServer()
    await redis.start()
    const instances = []
    for (const _ of ['one', 'two']) {
      instances.push({
        handler: await load({ REDIS_URL: redis.url }),
        store: (await import('src/lib/cluster/limitStoreOfInstallation'))
          .limitStore,
      })
    }
    for (let time = 0; time < 12; time++) {
      handler = instances[time % 2]!.handler
      const { statusCode } = await attempt('wrong')
      expect(statusCode).toBe(time < 10 ? 401 : 429)
    }
    await Promise.all(instances.map(({ store }) => store.close()))
    await redis.remove()
  })

  it('answers 503 and says that the console is off when there is no passphrase', async () => {
    handler = await load({ OPERATOR_PASSPHRASE: '' })
    expect((await ask('GET')).json).toEqual({
      isConsoleOn: false,
      provider: null,
    })
    for (const given of ['', passphrase]) {
      const { statusCode, json } = await attempt(given)
      expect(statusCode).toBe(503)
      expect(json).toEqual({ outcome: 'console-off' })
    }
  })

  it('says that the console is on before a sign-in', async () => {
    expect((await ask('GET')).json).toEqual({
      isConsoleOn: true,
      provider: null,
    })
  })

  it.each([{ begin: 'provider' }, { flow: 'a', answer: '?code=b' }])(
    'answers 503 to %j while there is no OpenID provider',
    async (body) => {
      const { statusCode, json } = await ask('POST', JSON.stringify(body))
      expect(statusCode).toBe(503)
      expect(json).toEqual({ outcome: 'provider-off' })
    }
  )

  it.each([
    ...[null, '', '{', 'null', '[]', '{"passphrase":7}', '{"begin":"another"}'],
    ...['{"flow":"a"}', '{"answer":"?code=b"}', '{"flow":[],"answer":"?"}'],
    JSON.stringify({ flow: 'a'.repeat(4001), answer: '' }),
    JSON.stringify({ flow: '', answer: 'a'.repeat(8001) }),
  ])('answers 400 to the body %j', async (body) => {
    expect((await ask('POST', body)).statusCode).toBe(400)
  })

  it('answers 400 to a body that is longer than any passphrase', async () => {
    expect((await attempt('x'.repeat(1001))).statusCode).toBe(400)
  })

  it('lets an allowed page on another host send requests', async () => {
    const { statusCode, headers } = await ask('OPTIONS')
    expect(statusCode).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://help.example',
      'access-control-allow-headers': 'content-type',
    })
  })

  it.each(['PUT', 'DELETE', 'constructor'])('answers 405 to %s', async (it) => {
    expect((await ask(it)).statusCode).toBe(405)
  })
})
