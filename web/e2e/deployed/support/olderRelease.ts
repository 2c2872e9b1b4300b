import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from './deployFiles'

const file = join(root, 'scripts', 'release', 'olderRelease.json')

/**
 * Finds the older release from which the test upgrades.
 *
 * @returns its version, and the folder where scripts/release/buildOlder.mjs has
 *   built it
 */
export function olderRelease(): { version: string; folder: string } {
  const { version } = JSON.parse(readFileSync(file, 'utf8'))
  return { version, folder: join(tmpdir(), `kinscreen-${version}`) }
}
