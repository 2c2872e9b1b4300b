import { join } from 'node:path'

import { freePort } from './freePort'
import { type Program, startProgram } from './program'

/** An api for one test, which the test may stop. */
export interface OwnApi {
  /** makes a browser use this api */
  readonly arg: string
  readonly url: string
  readonly port: number
  start(): Promise<void>
  /** SIGKILL: sockets are not closed */
  kill(): Promise<void>
  /** SIGTERM, as in an update. @returns the exit code */
  stop(): Promise<number | null>
}

const apiFolder = join(__dirname, '..', '..', '..', 'api')
const serverFile = join('dist', 'server.js')

/** @param settings changes to `.env.defaults` */
export async function ownApi(
  settings: Record<string, string> = {}
): Promise<OwnApi> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let running: Program | null = null
  return {
    url,
    port,
    arg: `--host-resolver-rules=MAP localhost:9000 127.0.0.1:${port}`,
    start: async () => {
      running = await startProgram(
        [process.execPath, serverFile, '--apiPort', String(port)],
        [port],
        {
          cwd: apiFolder,
          env: {
            NODE_ENV: 'production',
            LOG_LEVEL: 'silent',
            STUN_URLS: '',
            ALLOWED_ORIGINS: 'http://localhost:8910',
            ...settings,
          },
        }
      )
      await untilItAnswers(`${url}/graphql/health`)
    },
    kill: async () => {
      await running?.kill()
    },
    stop: async () => running?.stop() ?? null,
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
