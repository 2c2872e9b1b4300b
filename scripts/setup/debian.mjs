import { existsSync, readFileSync } from 'node:fs'

import { capture } from '../process/capture.mjs'

import { Problem } from './problem.mjs'

const osRelease = '/etc/os-release'

export const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync(osRelease) &&
  /^ID="?debian"?$/m.test(readFileSync(osRelease, 'utf8'))

async function aptGet(env, ...args) {
  const { code, output } = await capture('apt-get', args, {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (code !== 0) {
    throw new Problem(`${output}\n\`apt-get ${args.join(' ')}\` failed.`)
  }
}

export async function installPackages(names, env) {
  console.log(`Installing ${names.join(', ')} with apt-get.`)
  await aptGet(env, 'update', '-qq')
  await aptGet(env, 'install', '-y', '-qq', '--no-install-recommends', ...names)
}
