// `npm version` runs this program when package.json has the new version, and
// then commits.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

import { dateChangelog, pullingVersion, withVersion } from './changelog.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const today = new Date().toISOString().slice(0, 10)

const changes = {
  'CHANGELOG.md': (text) => dateChangelog(text, version, today),
  'deploy/Dockerfile': (text) => withVersion(text, version),
  'deploy/compose.yaml': (text) => pullingVersion(text, version),
  'deploy/family/compose.yaml': (text) => pullingVersion(text, version),
}
for (const [file, change] of Object.entries(changes)) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
execFileSync('git', ['add', ...Object.keys(changes)])
