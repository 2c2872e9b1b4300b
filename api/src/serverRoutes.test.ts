import { TestRun } from './server.fixtures'

jest.setTimeout(120_000)

const token = 'a-token-for-prometheus'

describe('the routes of the api process', () => {
  let run: TestRun
  let url: string

  beforeAll(async () => {
    run = new TestRun({ METRICS_TOKEN: token, NODE_ENV: 'production' }, [
      'health',
      'metrics',
      'peerServer',
    ])
    url = await run.url()
  })

  afterAll(async () => {
    run.child.kill()
    await run.exitCode
  })

  const figures = async () => {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(`${url}/metrics`, { headers })).text()
  }

  it('report that the api is healthy', async () => {
    const answer = await fetch(`${url}/health`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ status: 'ok' })
  })

  it('report the health without a rate limit', async () => {
    const answers = await Promise.all(
      Array.from({ length: 700 }, () => fetch(`${url}/health`))
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it.each(['/peerjs/id', '/peerServer/peerjs/id'])(
    'issue an id at %s, with the same function [§7 get id]',
    async (path) => {
      const answer = await fetch(`${url}${path}?ts=1`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
      expect(await answer.text()).toMatch(/^[a-z]+(-[a-z]+){3}$/)
    }
  )

  it.each(['/peerjs/peers', '/peerServer/peerjs/peers'])(
    'refuse the list of attached ids at %s [§7 peers not permitted]',
    async (path) => {
      expect((await fetch(`${url}${path}`)).status).toBe(401)
    }
  )

  it('expose metrics of the process', async () => {
    expect(await figures()).toMatch(/^process_resident_memory_bytes \d+$/m)
  })

  it('measure requests by route, and never name an unknown path', async () => {
    await fetch(`${url}/health?id=river`)
    await fetch(`${url}/river-apple-tiger-moon`)
    await fetch(`${url}/peerjs/id?ts=river`)
    const text = await figures()
    for (const [route, status] of [
      ['health', 200],
      ['other', 404],
      ['peerjs', 200],
    ]) {
      expect(text).toContain(
        `http_request_duration_seconds_count{route="${route}",status="${status}"}`
      )
    }
    expect(text).not.toContain('river')
  })

  it.each(['/constructor', '/toString', '/__proto__', '/hasOwnProperty'])(
    'do not treat %s as a function',
    async (path) => {
      expect((await fetch(`${url}${path}`)).status).toBe(404)
    }
  )

  it.each([
    ...['/health', '/metrics', '/nothing', '/peerServer'],
    ...['/peerjs/id', '/peerjs/peers', '/peerServer/peerjs/id'],
  ])('answer %s with security headers', async (path) => {
    const { headers } = await fetch(`${url}${path}`)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'"
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })
})
