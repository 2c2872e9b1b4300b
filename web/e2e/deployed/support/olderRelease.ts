import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from './deployFiles'

const file = join(root, 'scripts', 'release', 'olderRelease.json')

/**
 * The release from which an upgrade is rehearsed, and the folder in which
 * scripts/release/buildOlder.mjs has built it.
 */
export function olderRelease(): { version: string; folder: string } {
  const { version } = JSON.parse(readFileSync(file, 'utf8'))
  return { version, folder: join(tmpdir(), `kinscreen-${version}`) }
}
