import { once } from 'node:events'

import { WebSocket } from 'ws'

import { TestRun } from './server.fixtures'

jest.setTimeout(120_000)

const userId = 'river-apple-tiger-moon'
const token = 'very-secret-token'

async function attach(url: string) {
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
    ['TRUST_PROXY', { TRUST_PROXY: '1' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/1' }],
  ])('ends with one sentence that names a bad %s', async (name, variables) => {
    const run = new TestRun(variables)
    expect(await run.exitCode).toBe(1)
    expect(run.output).toMatch(
      new RegExp(`^The api cannot start: ${name} must [^\n]+\\.$`, 'm')
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
})
