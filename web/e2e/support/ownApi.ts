import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** An api of one test’s own, that it may end and start again. */
export interface OwnApi {
  /** makes a browser take this api instead of the one on port 9000 */
  readonly arg: string
  start(): Promise<void>
  /** SIGKILL: nobody is told */
  kill(): Promise<void>
}

const apiFolder = join(__dirname, '..', '..', '..', 'api')

export async function ownApi(): Promise<OwnApi> {
  const port = await freePort()
  let running: ChildProcess | null = null
  return {
    arg: `--host-resolver-rules=MAP localhost:9000 127.0.0.1:${port}`,
    start: async () => {
      running = spawn(
        process.execPath,
        [join('dist', 'server.js'), '--apiPort', String(port)],
        {
          cwd: apiFolder,
          stdio: 'ignore',
          env: {
            ...process.env,
            NODE_ENV: 'production',
            LOG_LEVEL: 'silent',
            STUN_URLS: '',
            ALLOWED_ORIGINS: 'http://localhost:8910',
          },
        }
      )
      await untilItAnswers(`http://127.0.0.1:${port}/graphql/health`)
    },
    kill: async () => {
      if (!running || running.exitCode !== null) return
      const exit = once(running, 'exit')
      running.kill('SIGKILL')
      await exit
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function untilItAnswers(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
