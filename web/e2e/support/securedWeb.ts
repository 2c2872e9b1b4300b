import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from './freePort'

/** The built web side as nginx serves it, with the headers of the build. */
export interface SecuredWeb {
  /** makes a browser take nginx instead of the web server on port 8910 */
  readonly arg: string
  readonly url: string
  stop(): void
}

const root = join(__dirname, '..', '..', '..')
const nginx = process.env.NGINX_PATH ?? 'nginx'

const settings = (folder: string, port: number) =>
  readFileSync(join(root, 'scripts', 'headers', 'securedWeb.nginx'), 'utf8')
    .replaceAll('FOLDER', folder)
    .replaceAll('ROOT', root)
    .replaceAll('PORT', String(port))

export async function securedWeb(): Promise<SecuredWeb> {
  const folder = mkdtempSync(join(tmpdir(), 'secured-web-'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, settings(folder, port))
  const server = spawn(
    nginx,
    ['-e', join(folder, 'error.log'), '-p', folder, '-c', file],
    { stdio: 'inherit' }
  )
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(url, server)
  return {
    arg: `--host-resolver-rules=MAP localhost:8910 127.0.0.1:${port}`,
    url,
    stop: () => {
      server.kill()
      rmSync(folder, { recursive: true })
    },
  }
}

async function untilItAnswers(
  url: string,
  server: ChildProcess
): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('nginx ended; it says why above.')
}
