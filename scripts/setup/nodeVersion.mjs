// Without `node:`, because even an old Node must be able to load this file.
import { readFileSync } from 'fs'

const read = (file) =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

// Versions of Node with which `npm run rehearse` runs the built api. README.md
// names those that can build.
const majors = JSON.parse(read('package.json')).engines.node.match(/\d+/g)
const suggested = read('.nvmrc').trim()

export function nodeVersionProblem(version) {
  if (majors.includes(version.split('.')[0])) {
    return null
  }
  return [
    `Kinscreen needs Node ${majors.join(' or ')}, and this is Node ${version}.`,
    `Get it with \`nvm install ${suggested}\` or from https://nodejs.org/en/download, then try again.`,
  ].join('\n')
}
