import { once } from 'node:events'
import { connect } from 'node:net'

import { WebSocket } from 'ws'

import { TestRun } from './server.fixtures'

jest.setTimeout(120_000)

const userId = 'river-apple-tiger-moon'
const token = 'very-secret-token'

const attach = async (url: string) => {
  const query = new URLSearchParams({ key: 'peerjs', id: userId, token })
  const webSocket = new WebSocket(
    `${url.replace('http', 'ws')}/peerjs?${query}`
  )
  const [message] = await once(webSocket, 'message')
  expect(JSON.parse(String(message))).toEqual({ type: 'OPEN' })
  return webSocket
}

describe('the api process', () => {
  it.each([
    ['TURN_TTL_SECONDS', { TURN_TTL_SECONDS: 'soon' }],
    ['TURN_SECRET', { TURN_URLS: 'turn:turn.help.example' }],
  ])('ends with one sentence that names a bad %s', async (name, variables) => {
    const run = new TestRun(variables)
    expect(await run.exitCode).toBe(1)
    expect(run.output).toMatch(
      new RegExp(`^The api cannot start: ${name} must be [^\n]+\\.$`, 'm')
    )
    expect(run.output).not.toMatch(/^ +at /m)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends within 2 s of %s, although people are attached',
    async (signal) => {
      const run = new TestRun()
      const webSocket = await attach(await run.url())
      const before = process.hrtime.bigint()
      run.child.kill(signal)
      await once(webSocket, 'close')
      expect(await run.exitCode).toBe(0)
      expect(Number(process.hrtime.bigint() - before) / 1e6).toBeLessThan(2000)
    }
  )

  it('ends when the process that watches over it is gone', async () => {
    const run = new TestRun()
    await run.url()
    run.child.disconnect()
    expect(await run.exitCode).toBe(0)
  })

  it('logs no id, token or address, whatever happens', async () => {
    const run = new TestRun({ LOG_LEVEL: 'trace' })
    const url = await run.url()
    const webSocket = await attach(url)
    webSocket.send(`{"type":"OFFER","dst":"${userId}","payload":"${token}"}`)
    webSocket.send(`not json ${userId}`)
    const issued = await (await fetch(`${url}/peerjs/id?id=${userId}`)).text()
    const refused = [
      ['POST', `/${userId}`, '{}'],
      ['POST', `/?id=${userId}`, '{}'],
      ['POST', `/x/${userId}`, `{"token":"${token}`],
      ['PURGE', `/${userId}`, '{}'],
    ] as const
    for (const [method, path, body] of refused) {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${url}${path}`, { method, headers, body })
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
    const raw = connect(Number(new URL(url).port), '127.0.0.1')
    raw.write(`NONSENSE /${userId}?token=${token}\r\n\r\n`)
    raw.resume()
    await once(raw, 'close')
    run.child.kill()
    await run.exitCode
    const logged = run.output.replaceAll(url, '')
    expect(logged).toContain('Function was not found.')
    expect(logged).toContain('client error')
    // Node's parser errors carry the request as the numbers of its bytes.
    expect(logged).not.toContain('rawPacket')
    for (const secret of [userId, issued, token, 'river', '127.0.0.1']) {
      expect(logged).not.toContain(secret)
    }
  })
})
