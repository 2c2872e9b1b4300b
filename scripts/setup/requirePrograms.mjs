import { existsSync, readFileSync } from 'node:fs'

import { capture } from '../process/capture.mjs'

import { findProgram } from './findProgram.mjs'
import { missingProgramsAdvice } from './missingProgramsAdvice.mjs'
import { Problem } from './problem.mjs'
import { programs } from './programs.mjs'

const osRelease = '/etc/os-release'

const canInstall = () =>
  process.getuid?.() === 0 &&
  existsSync(osRelease) &&
  /^ID="?debian"?$/m.test(readFileSync(osRelease, 'utf8'))

const missingPrograms = (env) =>
  programs.filter((program) => !findProgram(program, env))

async function aptGet(env, ...args) {
  const { code, output } = await capture('apt-get', args, {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (code !== 0) {
    throw new Problem(`${output}\n\`apt-get ${args.join(' ')}\` failed.`)
  }
}

async function installPackages(names, env) {
  console.log(`Installing ${names.join(', ')} with apt-get.`)
  await aptGet(env, 'update', '-qq')
  await aptGet(env, 'install', '-y', '-qq', '--no-install-recommends', ...names)
}

// Installs what is missing where that is ours to do, and hands back an
// environment in which every program has its path.
export async function requirePrograms(env) {
  const missing = missingPrograms(env)
  if (missing.length && canInstall()) {
    const wanted = missing.filter(({ variable }) => !env[variable])
    await installPackages(
      wanted.map(({ debianPackage }) => debianPackage),
      env
    )
  }
  const stillMissing = missingPrograms(env)
  if (stillMissing.length) {
    throw new Problem(missingProgramsAdvice(stillMissing, env))
  }
  const paths = programs
    .filter(({ variable }) => variable)
    .map((program) => [program.variable, findProgram(program, env)])
  return { ...env, ...Object.fromEntries(paths) }
}
