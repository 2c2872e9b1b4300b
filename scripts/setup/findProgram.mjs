import { accessSync, constants } from 'node:fs'
import path from 'node:path'

function isThere(file, mode) {
  try {
    accessSync(file, mode)
    return true
  } catch {
    return false
  }
}

const isExecutable = (file) => isThere(file, constants.X_OK)
const isReadable = (file) => isThere(file, constants.R_OK)

// The path of a program (or another file), or null. A path given by a variable
// is used as is: if it is wrong, no other one is silently used instead.
export function findProgram(
  { commands = [], files = [], variable },
  env = process.env
) {
  const given = variable && env[variable]
  if (given) {
    return isExecutable(given) ? given : null
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const candidates = commands.flatMap((command) =>
    folders.map((folder) => path.join(folder, command))
  )
  return candidates.find(isExecutable) ?? files.find(isReadable) ?? null
}
