import { spawnSync } from 'node:child_process'

import { root } from '../setup/root.mjs'

/**
 * What is being built: COMMIT, where it is set (an image has no repository), or
 * the commit that is checked out.
 *
 * @returns in hexadecimal, seven digits; empty where nobody knows
 */
export function commitOfBuild({ COMMIT } = process.env) {
  if (COMMIT) return COMMIT.slice(0, 7)
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.slice(0, 7) : ''
}
