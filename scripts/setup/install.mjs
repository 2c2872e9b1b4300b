import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { capture } from '../process/capture.mjs'

import { fingerprint } from './fingerprint.mjs'
import { Problem } from './problem.mjs'
import { fromRoot, root } from './root.mjs'

const stamp = fromRoot('node_modules', '.kinscreen-installed')

const isCurrent = () =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root)

export async function install(env) {
  if (isCurrent()) {
    return
  }
  console.log(
    'Installing what yarn.lock names. The first time this takes about half a minute.'
  )
  // The next run must not mistake a broken install for a complete one.
  rmSync(stamp, { force: true })
  const { code, output } = await capture('yarn', ['install', '--immutable'], {
    env,
  })
  if (code !== 0) {
    throw new Problem(`${output}\nThe install failed; yarn says why above.`)
  }
  writeFileSync(stamp, fingerprint(root))
}
