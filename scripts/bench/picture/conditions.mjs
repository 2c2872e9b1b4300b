import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'

import { chromiumPath } from './people.mjs'

const require = createRequire(import.meta.url)
const web = fileURLToPath(new URL('../../../web/', import.meta.url))

/**
 * @returns the heading of a table: date, machine and versions, which all affect
 * the figures
 */
export function conditions() {
  const browser = spawnSync(chromiumPath, ['--version'], { encoding: 'utf8' })
  return [
    `${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} cores`,
    `Chromium ${/[\d.]+/.exec(browser.stdout)?.[0] ?? 'unknown'}`,
    `PeerJS ${version('peerjs', [web])}`,
    `simple-peer ${version('simple-peer')}`,
    `load ${loadavg()[2].toFixed(1)}`,
  ].join(', ')
}

function version(name, paths) {
  const file = require.resolve(`${name}/package.json`, paths && { paths })
  return JSON.parse(readFileSync(file)).version
}
