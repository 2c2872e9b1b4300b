import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { capture } from '../process.mjs'

import { Problem } from './problem.mjs'
import { fromRoot, root } from './root.mjs'

const stamp = fromRoot('node_modules', '.kinscreen-installed')

// A hash of everything that determines the content of node_modules. yarn.lock
// contains checksums of the patches. Another system may share the folder, so
// the platform is part of the hash.
function fingerprint() {
  const hash = createHash('sha256').update(process.platform + process.arch)
  for (const file of [
    ...['yarn.lock', '.yarnrc.yml', 'package.json'],
    ...['web/package.json', 'api/package.json'],
  ]) {
    hash.update(`\0${file}\0`).update(readFileSync(fromRoot(file)))
  }
  return hash.digest('hex')
}

export async function install(env) {
  const current = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  console.log(
    'Installing what yarn.lock names. The first time this takes about half a minute.'
  )
  // Removed first: if this install fails, the next run must install again.
  rmSync(stamp, { force: true })
  const { code, output } = await capture('yarn', ['install', '--immutable'], {
    env,
  })
  if (code !== 0) {
    throw new Problem(`${output}\nThe install failed; yarn says why above.`)
  }
  writeFileSync(stamp, current)
}

// npm unpacks Yarn into its cache and puts it first on the PATH of programs
// that it runs. Redwood's commands call `yarn` again, so they need the same
// PATH.
function pathWithYarn() {
  const manifest = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
  const [, version] = /^yarn@(\d+\.\d+\.\d+)/.exec(manifest.packageManager)
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

/** @returns the environment for all programs, with Yarn on its PATH */
export function bringYarn() {
  const env = {
    ...process.env,
    PATH: [pathWithYarn(), process.env.PATH].join(path.delimiter),
    REDWOOD_DISABLE_TELEMETRY: '1',
    // Hides Browserslist's warning about old data, which is renewed only
    // together with the lockfile.
    BROWSERSLIST_IGNORE_OLD_DATA: 'true',
  }
  // Each tool sets its own NODE_ENV.
  delete env.NODE_ENV
  return env
}
