import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'

import { chromiumPath } from './people.mjs'

const require = createRequire(import.meta.url)
const web = fileURLToPath(new URL('../../../web/', import.meta.url))

/** The conditions that affect the figures. */
export function conditions() {
  const browser = spawnSync(chromiumPath, ['--version'], { encoding: 'utf8' })
  return {
    cores: availableParallelism(),
    load: Number(loadavg()[2].toFixed(1)),
    browser: /[\d.]+/.exec(browser.stdout)?.[0] ?? 'unknown',
    peerjs: version('peerjs', [web]),
    simplePeer: version('simple-peer'),
    date: new Date().toISOString().slice(0, 10),
  }
}

function version(name, paths) {
  const file = require.resolve(`${name}/package.json`, paths && { paths })
  return JSON.parse(readFileSync(file)).version
}
