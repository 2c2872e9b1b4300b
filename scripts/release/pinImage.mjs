// Makes the Compose files pull the published image of a version by its digest:
//   node scripts/release/pinImage.mjs 0.10.0 sha256:…
import { readFileSync, writeFileSync } from 'node:fs'

import { pulledVersion, pullingDigest } from './changelog.mjs'

const [version, digest] = process.argv.slice(2)

function problemOf(compose) {
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) return `${digest} is no digest.`
  const pulled = pulledVersion(compose)
  return pulled === version ? null : `A Compose file pulls ${pulled}.`
}

const files = ['deploy/compose.yaml', 'deploy/family/compose.yaml']
const texts = files.map((file) => readFileSync(file, 'utf8'))
const problem = texts.map(problemOf).find((each) => each !== null)
if (problem) {
  console.error(problem)
  process.exit(1)
}
files.forEach((file, at) =>
  writeFileSync(file, pullingDigest(texts[at], digest))
)
