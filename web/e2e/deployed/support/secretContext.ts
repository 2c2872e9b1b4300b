import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, cpSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from './deployFiles'

/** Files in which operators might store secrets, against the instructions. */
const places = [
  ...['.env', '.env.production', 'api/.env', 'web/.env.local'],
  ...['deploy/kinscreen.env', 'deploy/tls/privkey.pem', 'privkey.pem'],
  ...['deploy/coturn/turnserver.conf', '.git/config', 'notes.txt'],
]

/**
 * Copies the repository, and writes a secret into each file of `places`.
 *
 * @param folder does not exist yet
 */
export function secretContext(folder: string): {
  folder: string
  secrets: string[]
} {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)))
  for (const file of files) cpSync(join(root, file), join(folder, file))
  const secrets = places.map((place) => {
    const secret = randomBytes(16).toString('hex')
    mkdirSync(dirname(join(folder, place)), { recursive: true })
    appendFileSync(join(folder, place), `\n# ${secret}\n`)
    return secret
  })
  return { folder, secrets }
}
