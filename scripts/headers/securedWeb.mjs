import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { fromRoot, root } from '../setup/root.mjs'

/**
 * nginx with the built web side, compressed and with its headers.
 *
 * @param port of 127.0.0.1
 * @returns a function that stops it
 */
export async function startSecuredWeb(port) {
  const folder = mkdtempSync(join(tmpdir(), 'secured-web-'))
  const file = join(folder, 'nginx.conf')
  const settings = readFileSync(fromRoot('scripts/headers/securedWeb.nginx'))
  writeFileSync(
    file,
    String(settings)
      .replaceAll('FOLDER', folder)
      .replaceAll('ROOT', root)
      .replaceAll('PORT', port)
  )
  const server = spawn(
    process.env.NGINX_PATH ?? 'nginx',
    ['-e', join(folder, 'error.log'), '-p', folder, '-c', file],
    { stdio: 'inherit' }
  )
  await untilItAnswers(`http://127.0.0.1:${port}`, server)
  return () => {
    server.kill()
    rmSync(folder, { recursive: true })
  }
}

async function untilItAnswers(url, server) {
  while (server.exitCode === null) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('nginx ended; it says why above.')
}
