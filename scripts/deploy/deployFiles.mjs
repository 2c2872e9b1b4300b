import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { fromRoot } from '../setup/root.mjs'

export const read = (file) => readFileSync(fromRoot(file), 'utf8')

// What the first group of a global pattern finds, each time.
export const captured = (text, pattern) =>
  Array.from(text.matchAll(pattern), ([, part]) => part)

export const namesIn = (text) => captured(text, /^([A-Z_]+)=/gm)

// Every variable that somebody reads.
export const knownVariables = [
  ...namesIn(read('.env.defaults')),
  // Read by the build.
  ...captured(read('redwood.toml'), /\$\{([A-Z_]+)/g),
  // Read by programs that are not ours.
  'NODE_ENV',
]

// The ports of the instances that the proxy knows.
export const upstream = captured(
  read('deploy/nginx/kinscreen.conf'),
  /server 127\.0\.0\.1:(\d+)/g
)

// An empty folder for as long as it is used.
export async function withFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  try {
    await use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
