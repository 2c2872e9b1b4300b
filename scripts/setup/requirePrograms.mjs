import { installPrograms, isDebianRoot } from './debian.mjs'
import { findProgram } from './findProgram.mjs'
import { missingProgramsAdvice } from './missingProgramsAdvice.mjs'
import { Problem } from './problem.mjs'
import { programs } from './programs.mjs'

const missingPrograms = (env) =>
  programs.filter((program) => !findProgram(program, env))

// Installs what is missing where that is ours to do, and hands back an
// environment in which every program has its path.
export async function requirePrograms(env) {
  const installable = missingPrograms(env).filter(
    ({ variable }) => !env[variable]
  )
  if (installable.length && isDebianRoot()) {
    await installPrograms(installable, env)
  }
  const missing = missingPrograms(env)
  if (missing.length) {
    throw new Problem(missingProgramsAdvice(missing, env))
  }
  const paths = programs
    .filter(({ variable }) => variable)
    .map((program) => [program.variable, findProgram(program, env)])
  return { ...env, ...Object.fromEntries(paths) }
}
