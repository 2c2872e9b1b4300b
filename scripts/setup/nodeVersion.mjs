// No `node:` prefix here: this file must load in any old Node.
import { readFileSync } from 'fs'

const neededMajor = readFileSync(
  new URL('../../.nvmrc', import.meta.url),
  'utf8'
).trim()

export function nodeVersionProblem(version) {
  if (version.split('.')[0] === neededMajor) {
    return null
  }
  return [
    `Kinscreen needs Node ${neededMajor}, and this is Node ${version}.`,
    `Get it with \`nvm install ${neededMajor}\` or from https://nodejs.org/en/download, then try again.`,
  ].join('\n')
}
