import { accessSync, constants } from 'node:fs'
import path from 'node:path'

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

// The path of a program, or null. A path given by a variable is taken at its
// word: when it is wrong, no other one is silently used instead.
export function findProgram({ commands, variable }, env = process.env) {
  const given = variable && env[variable]
  if (given) {
    return isExecutable(given) ? given : null
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const candidates = commands.flatMap((command) =>
    folders.map((folder) => path.join(folder, command))
  )
  return candidates.find(isExecutable) ?? null
}
