import { findProgram } from './findProgram.mjs'
import { missingPrograms } from './missingPrograms.mjs'
import { missingProgramsAdvice } from './missingProgramsAdvice.mjs'
import { Problem } from './problem.mjs'
import { programs } from './programs.mjs'

// Returns an environment with the path of every program.
export function requirePrograms(env, needed = programs) {
  const missing = missingPrograms(env, needed)
  if (missing.length) {
    throw new Problem(missingProgramsAdvice(missing, env))
  }
  const paths = needed
    .filter(({ variable }) => variable)
    .map((program) => [program.variable, findProgram(program, env)])
  return { ...env, ...Object.fromEntries(paths) }
}
