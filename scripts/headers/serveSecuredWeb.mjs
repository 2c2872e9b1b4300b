// Runs nginx with the built pages and their headers. Prints "ready" when nginx
// answers.
//   node scripts/headers/serveSecuredWeb.mjs PORT
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { fromRoot, root } from '../setup/root.mjs'

const port = Number(process.argv[2])
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
process.once('SIGTERM', () => {
  server.kill()
  rmSync(folder, { recursive: true })
  process.exit()
})

while (server.exitCode === null) {
  const answer = await fetch(`http://127.0.0.1:${port}`).catch(() => null)
  if (answer?.ok) break
  await new Promise((resolve) => setTimeout(resolve, 100))
}
if (server.exitCode !== null) {
  throw new Error('nginx ended; it says why above.')
}
console.log('ready')
