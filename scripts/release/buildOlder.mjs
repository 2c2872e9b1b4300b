// Builds an older release from the history of this repository, with the host
// names in deploy/, for the rehearsal of an upgrade. Prints its folder.
//   node scripts/release/buildOlder.mjs
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../setup/root.mjs'

import { olderFolder, olderRelease } from './olderRelease.mjs'

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
  // It demands the Node that it was made with.
  const node = ['exec', '--yes', `--package=node@${olderRelease.node}`, '--']
  run('npm', [...node, 'node', 'scripts/build.mjs'], {
    cwd: olderFolder,
    env: { ...process.env, ...hosts },
  })
  writeFileSync(finished, '')
}
console.log(olderFolder)
