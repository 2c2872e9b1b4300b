import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The release that an upgrade is rehearsed from: its version, its last commit
 * (for 0.9.0, the last before what CHANGELOG.md lists after it) and its Node.
 */
export const olderRelease = JSON.parse(
  readFileSync(new URL('olderRelease.json', import.meta.url), 'utf8')
)

/**
 * Where it is built: outside this repository, so that nothing of this one is
 * found by accident.
 */
export const olderFolder = join(tmpdir(), `kinscreen-${olderRelease.version}`)
