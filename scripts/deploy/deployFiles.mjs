import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

import { findProgram } from '../setup/programs.mjs'
import { fromRoot } from '../setup/root.mjs'

export const read = (file) => readFileSync(fromRoot(file), 'utf8')

export const captured = (text, pattern) =>
  Array.from(text.matchAll(pattern), ([, part]) => part)

export const namesIn = (text) => captured(text, /^([A-Z_]+)=/gm)

export const knownVariables = [
  ...namesIn(read('.env.defaults')),
  // The build reads these.
  ...captured(read('redwood.toml'), /\$\{([A-Z_]+)/g),
  // Redwood reads these.
  ...captured(read('deploy/Dockerfile'), /\b(REDWOOD_[A-Z_]+)=/g),
  // Other programs read this.
  'NODE_ENV',
]

// The ports of the instances in the proxy's configuration.
export const upstream = captured(
  read('deploy/nginx/kinscreen.conf'),
  /server 127\.0\.0\.1:(\d+)/g
)

/** The files that the instructions copy to /etc/kinscreen. */
export const copiedSettings = captured(
  read('deploy/README.md'),
  /^install -m 600 (.+) \/etc\/kinscreen\/$/gm
)[0]
  .split(' ')
  .flatMap((path) =>
    path.endsWith('/*.conf')
      ? readdirSync(fromRoot('deploy', dirname(path))).filter((name) =>
          name.endsWith('.conf')
        )
      : basename(path)
  )

export const ownAddresses = Object.values(networkInterfaces()).flat()

export const hasIpv6 = ownAddresses.some(({ address }) => address === '::1')

export const hasProgram = (command) => !!findProgram({ commands: [command] })

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

export async function withFolder(use) {
  const { folder, remove } = temporaryFolder()
  try {
    return await use(folder)
  } finally {
    remove()
  }
}
