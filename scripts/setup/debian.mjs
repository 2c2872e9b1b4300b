import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { capture } from '../process.mjs'

import { Problem } from './problem.mjs'

const osRelease = '/etc/os-release'

// Debian asks this script before it starts a service; exit code 101 forbids it.
const policy = '/usr/sbin/policy-rc.d'

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

// Prevents Debian from starting services, because the tests start their own on
// other ports. Keeps an existing policy.
async function withoutServices(install) {
  if (existsSync(policy)) return install()
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return await install()
  } finally {
    rmSync(policy)
  }
}

// `update-rc.d` fails for a package with a systemd unit but no init script,
// such as nftables.
async function disableService(service, env) {
  if (existsSync(`/etc/init.d/${service}`)) {
    await run(env, 'update-rc.d', service, 'disable')
  } else if (existsSync('/usr/bin/systemctl')) {
    await run(env, 'systemctl', 'disable', service)
  }
}

export async function installPrograms(programs, env) {
  const packages = programs.map(({ debianPackage }) => debianPackage)
  console.log(`Installing ${packages.join(', ')} with apt-get.`)
  await run(env, 'apt-get', 'update', '-qq')
  const options = ['-y', '-qq', '--no-install-recommends']
  await withoutServices(() =>
    run(env, 'apt-get', 'install', ...options, ...packages)
  )
  for (const { service } of programs.filter(({ service }) => service)) {
    await disableService(service, env)
  }
}
