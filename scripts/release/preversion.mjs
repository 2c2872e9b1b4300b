// `npm version` runs this first, and stops if the changelog is not ready.
import { readFileSync } from 'node:fs'

import { changelogProblems } from './changelog.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const problems = changelogProblems(
  readFileSync('CHANGELOG.md', 'utf8'),
  version
)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
