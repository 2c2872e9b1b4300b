import { findProgram } from './findProgram.mjs'
import { programs } from './programs.mjs'

export const missingPrograms = (env, needed = programs) =>
  needed.filter((program) => !findProgram(program, env))
