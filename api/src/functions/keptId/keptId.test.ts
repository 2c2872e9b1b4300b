import { claimOf } from 'src/lib/permanentIds/claim.fixtures'
import { askFunction } from 'src/lib/server/jsonFunction.fixtures'

import { wordsOfOneKey } from '../../../../web/src/features/proof/wordsOfKey.fixtures'

import type { handler as keptIdHandler } from './keptId'

const { origin } = wordsOfOneKey
const secret = 'a secret of at least 32 characters'
let lastAddress = 0

async function load(variables: Record<string, string>) {
  process.env = { ...process.env, ALLOWED_ORIGINS: origin, ...variables }
  jest.resetModules()
  return (await import('./keptId')).handler
}

async function claim() {
  const { publicKey, signature, ...rest } = await claimOf()
  return {
    ...rest,
    publicKey: publicKey.toString('base64url'),
    signature: signature.toString('base64url'),
  }
}

describe('the keptId function', () => {
  const before = process.env
  let handler: typeof keptIdHandler
  let address = ''

  beforeEach(async () => {
    handler = await load({ OPERATOR_SESSION_SECRET: secret })
    address = `192.0.2.${++lastAddress}`
  })

  afterEach(() => {
    process.env = before
  })

  const ask = (
    body: unknown,
    { httpMethod = 'POST', from = origin as string } = {}
  ) =>
    askFunction(handler, {
      httpMethod,
      origin: from,
      address,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  it('gives the token of the id to the owner of its key', async () => {
    const { statusCode, json, headers } = await ask(await claim())
    expect(statusCode).toBe(200)
    expect(json).toEqual({
      outcome: 'proved',
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'access-control-allow-origin': origin,
    })
  })

  it('gives no token for a wrong signature', async () => {
    const { statusCode, json } = await ask({ ...(await claim()), number: 1 })
    expect(statusCode).toBe(403)
    expect(json).toEqual({ outcome: 'refuted' })
  })

  it('gives no token to a page of a foreign origin', async () => {
    const answer = await ask(await claim(), { from: 'https://evil.example' })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"id":7}',
    '{"id":"__proto__","publicKey":"","number":0,"signature":""}',
  ])('answers 400 to %j', async (body) => {
    const { statusCode, json } = await ask(body)
    expect(statusCode).toBe(400)
    expect(json).toEqual({ outcome: 'not-understood' })
  })

  it.each([
    { number: -1 },
    { number: 2 ** 32 },
    { number: 0.5 },
    { number: '9' },
    { publicKey: 'BB' },
    { publicKey: 'x'.repeat(10_000) },
    { signature: '+/=' },
    { id: 'receive me now please!' },
  ])('answers 400 to a claim with %j', async (change) => {
    const { statusCode } = await ask({ ...(await claim()), ...change })
    expect(statusCode).toBe(400)
  })

  it('answers 429 with Retry-After after ten claims in a minute', async () => {
    const wrong = { ...(await claim()), id: 'roast-bag-flame-violin' }
    for (let time = 0; time < 10; time++) {
      expect((await ask(wrong)).statusCode).toBe(403)
    }
    const { statusCode, headers, json } = await ask(wrong)
    expect(statusCode).toBe(429)
    expect(Number(headers?.['retry-after'])).toBeGreaterThan(0)
    expect(json).toEqual({ outcome: 'too-many' })
  })

  it('is off where instances share no secret', async () => {
    handler = await load({
      OPERATOR_SESSION_SECRET: '',
      REDIS_URL: 'redis://127.0.0.1:6379',
    })
    const { statusCode, json } = await ask(await claim())
    expect(statusCode).toBe(503)
    expect(json).toEqual({ outcome: 'off' })
    expect((await ask('', { httpMethod: 'GET' })).json).toEqual({ isOn: false })
  })

  it('answers a preflight, and refuses other methods', async () => {
    const { statusCode, headers } = await ask('', { httpMethod: 'OPTIONS' })
    expect(statusCode).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-methods': 'GET, POST',
    })
    expect((await ask('', { httpMethod: 'PUT' })).statusCode).toBe(405)
  })

  it('says that it is on', async () => {
    const { statusCode, json } = await ask('', { httpMethod: 'GET' })
    expect(statusCode).toBe(200)
    expect(json).toEqual({ isOn: true })
  })
})
