import type { handler as metricsHandler } from './metrics'

const token = 'a-token-for-prometheus'

describe('the metrics function', () => {
  const before = process.env
  let handler: typeof metricsHandler

  const load = async (variables: Record<string, string>) => {
    jest.resetModules()
    process.env = { ...before, ...variables }
    handler = (await import('./metrics')).handler
  }

  const ask = (authorization?: string, httpMethod = 'GET') =>
    handler({ httpMethod, headers: { authorization } })

  afterAll(() => {
    process.env = before
  })

  it('answers 404 when no token is set', async () => {
    await load({ METRICS_TOKEN: '' })
    expect(await ask()).toMatchObject({ statusCode: 404, body: '' })
    expect(await ask('Bearer ')).toMatchObject({ statusCode: 404, body: '' })
  })

  it('shows the metrics in Prometheus’s text format', async () => {
    await load({ METRICS_TOKEN: token })
    const { statusCode, headers, body } = await ask(`Bearer ${token}`)
    expect(statusCode).toBe(200)
    expect(headers?.['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(body).toMatch(/^# TYPE signalling_peers gauge$/m)
    expect(body).toMatch(/^signalling_peers \d+$/m)
  })

  it.each([
    undefined,
    '',
    token,
    'Bearer',
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `Bearer ${token} ${token}`,
    `Basic ${token}`,
  ])('shows nothing to %j', async (authorization) => {
    await load({ METRICS_TOKEN: token })
    expect(await ask(authorization)).toMatchObject({
      statusCode: 401,
      headers: { 'www-authenticate': 'Bearer' },
      body: '',
    })
  })

  it('allows only GET', async () => {
    await load({ METRICS_TOKEN: token })
    expect(await ask(`Bearer ${token}`, 'POST')).toMatchObject({
      statusCode: 405,
    })
  })
})
