import { existsSync, readFileSync } from 'node:fs'

import { capture } from '../process/capture.mjs'

import { Problem } from './problem.mjs'
import { withoutServices } from './withoutServices.mjs'

const osRelease = '/etc/os-release'

export const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync(osRelease) &&
  /^ID="?debian"?$/m.test(readFileSync(osRelease, 'utf8'))

async function run(env, command, ...args) {
  const { code, output } = await capture(command, args, {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (code !== 0) {
    throw new Problem(`${output}\n\`${[command, ...args].join(' ')}\` failed.`)
  }
}

// Installs the packages of those programs, and keeps their services from
// starting.
export async function installPrograms(programs, env) {
  const packages = programs.map(({ debianPackage }) => debianPackage)
  console.log(`Installing ${packages.join(', ')} with apt-get.`)
  await run(env, 'apt-get', 'update', '-qq')
  await withoutServices(() =>
    run(
      env,
      'apt-get',
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      ...packages
    )
  )
  for (const { service } of programs.filter(({ service }) => service)) {
    await run(env, 'update-rc.d', service, 'disable')
  }
}
