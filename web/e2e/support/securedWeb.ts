import { once } from 'node:events'
import { join } from 'node:path'

import { freePort } from './freePort'
import { hasEnded, spawnForTest } from './spawnForTest'

/** nginx, which serves the pages with the headers of the build. */
export interface SecuredWeb {
  /** makes a browser use nginx */
  readonly arg: string
  readonly url: string
  stop(): void
}

const root = join(__dirname, '..', '..', '..')
const script = join(root, 'scripts', 'headers', 'serveSecuredWeb.mjs')

export async function securedWeb(): Promise<SecuredWeb> {
  const port = await freePort()
  const server = spawnForTest('node', [script, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const outcome = await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit'),
  ])
  if (hasEnded(server)) {
    throw new Error(`nginx ended (${outcome}); it says why above.`)
  }
  return {
    arg: `--host-resolver-rules=MAP localhost:8910 127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}`,
    stop: () => void server.kill(),
  }
}
