import { findProgram } from './findProgram.mjs'
import { programs } from './programs.mjs'

export const missingPrograms = (env) =>
  programs.filter((program) => !findProgram(program, env))
