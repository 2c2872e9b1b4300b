import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { environment } from './environment.mjs'
import { Problem } from './problem.mjs'
import { fromRoot, root } from './root.mjs'

export const yarnVersion = (packageManager) =>
  /^yarn@(\d+\.\d+\.\d+)/.exec(packageManager)?.[1]

// npm unpacks Yarn into its own cache and puts it first on the PATH of what it
// runs. That PATH is kept, because Redwood's commands call `yarn` again.
function pathWithYarn(version) {
  const { status, stdout, stderr, error } = spawnSync(
    'npm',
    [
      ...['exec', '--yes', '--prefer-offline', '--loglevel=error'],
      `--package=@yarnpkg/cli-dist@${version}`,
      ...['--', 'node', '-p', 'process.env.PATH'],
    ],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' }
  )
  if (status !== 0) {
    throw new Problem(
      `npm could not bring Yarn ${version}:\n${stderr ?? error}`
    )
  }
  return stdout.trim().split(path.delimiter)[0]
}

export function bringYarn() {
  const manifest = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
  const version = yarnVersion(manifest.packageManager)
  if (!version) {
    throw new Problem('package.json names no Yarn version in packageManager.')
  }
  const folders = [pathWithYarn(version), process.env.PATH]
  return environment({ PATH: folders.join(path.delimiter) })
}
