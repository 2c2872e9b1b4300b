import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { fromRoot } from '../setup/root.mjs'

import { hosts } from './hosts.mjs'
import { copies } from './plainName.mjs'

/**
 * Writes what a static host needs beside the files of a build.
 *
 * @param host one of hosts.mjs, or nothing
 * @param build see scripts/headers/describeBuild.mjs
 */
export function writeHostFiles(host, build) {
  if (!host) return
  for (const [path, text] of Object.entries(hosts[host](build))) {
    mkdirSync(dirname(fromRoot(path)), { recursive: true })
    writeFileSync(fromRoot(path), text)
  }
  const dist = fromRoot('web', 'dist')
  for (const [from, to] of copies(build.fallbacks)) {
    copyFileSync(join(dist, from), join(dist, to))
  }
}
