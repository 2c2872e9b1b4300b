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
  it('ends with a line for each wrong setting, and an exit code that prevents a restart', async () => {
    const run = new TestRun({ TRUST_PROXY: '0.0.0.0/1', TURN_URLS: 'turn:a' })
    expect(await run.exitCode).toBe(78)
    expect(run.output).toMatch(
      /^The api cannot start: its settings are wrong\.\nTRUST_PROXY must [^\n]+\. It is "0\.0\.0\.0\/1"\.\nTURN_SECRET must be set when TURN_URLS is set\. It is (?:not set|empty)\.$/m
    )
    expect(run.output).not.toMatch(/^ +at /m)
  })

  it('ends with a line for each wrong listening address', async () => {
    const run = new TestRun({
      REDWOOD_API_HOST: '[::1]',
      REDWOOD_API_PORT: '9001x',
    })
    expect(await run.exitCode).toBe(78)
    expect(run.output).toMatch(
      /^REDWOOD_API_HOST must be an address [^\n]+\. It is "\[::1\]"\.\nREDWOOD_API_PORT must be a whole number from 0 to 65535\. It is "9001x"\.$/m
    )
  })

  it('ends with a sentence if Node is too old, and an exit code that prevents a restart', async () => {
    const asNode18 =
      "Object.defineProperty(process.versions,'node',{value:'18.20.8'})"
    const preload = `--import=data:text/javascript,${asNode18}`
    const run = new TestRun({ NODE_OPTIONS: preload })
    expect(await run.exitCode).toBe(78)
    expect(run.output).toMatch(
      /^The api cannot start: it needs Node 20, [^\n]+, or \d+, and this is Node 18\.20\.8\.$/m
    )
    expect(run.output).not.toMatch(/^ +at /m)
  })

  it('warns that there is no relay when `yarn rw dev` has started it without one', async () => {
    const run = new TestRun()
    await run.url()
    expect(run.output).toContain('There is no relay')
    run.child.kill('SIGKILL')
    await run.exitCode
  })

  it('ends with a sentence if it cannot listen', async () => {
    const first = new TestRun()
    const { port } = new URL(await first.url())
    const second = new TestRun({ REDWOOD_API_PORT: port, LOG_LEVEL: 'silent' })
    expect(await second.exitCode).toBe(1)
    expect(second.output).toContain(
      `The api cannot start: another program listens at 127.0.0.1, port ${port}.`
    )
    first.child.kill('SIGTERM')
    expect(await first.exitCode).toBe(0)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends within 2 s of %s, although clients are attached',
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

  it('ends when its parent process is gone', async () => {
    const run = new TestRun()
    await run.url()
    run.child.disconnect()
    expect(await run.exitCode).toBe(0)
  })
})
