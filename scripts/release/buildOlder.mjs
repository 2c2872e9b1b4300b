// Builds an older release from this repository's history, with the host names
// in deploy/, to rehearse an upgrade. Prints the folder of the build.
//   node scripts/release/buildOlder.mjs
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '../setup/root.mjs'

/**
 * Contains the version, the Node and the last commit of the release. For 0.9.0,
 * that is the last commit before the changes that CHANGELOG.md lists for the
 * next release.
 */
const olderRelease = JSON.parse(
  readFileSync(new URL('olderRelease.json', import.meta.url), 'utf8')
)

// The folder is outside of this repository. Inside, the old build would find
// files of the new one.
const olderFolder = join(tmpdir(), `kinscreen-${olderRelease.version}`)

const hosts = {
  WEB_DOMAIN: 'help.example',
  PEER_SERVER_HOST: 'api.help.example',
  API_URL: 'https://api.help.example',
}

function run(command, args, options) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options })
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed.`)
  }
}

function unpack(folder) {
  const archive = join(folder, 'tree.tar')
  run('git', ['archive', '--output', archive, olderRelease.commit], {
    cwd: root,
  })
  run('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
}

const finished = join(olderFolder, '.built')
if (!existsSync(finished)) {
  rmSync(olderFolder, { recursive: true, force: true })
  mkdirSync(olderFolder, { recursive: true })
  unpack(olderFolder)
  // The older release needs the version of Node with which it was made.
  const node = ['exec', '--yes', `--package=node@${olderRelease.node}`, '--']
  run('npm', [...node, 'node', 'scripts/build.mjs'], {
    cwd: olderFolder,
    env: { ...process.env, ...hosts },
  })
  writeFileSync(finished, '')
}
console.log(olderFolder)
