import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../setup/root.mjs'

// Writes the current digest of each image next to its tag in deploy/:
//   node scripts/image/writeDigests.mjs
// Docker reads the digest of the index of all platforms without pulling an
// image.
const [folder = root] = process.argv.slice(2)
const files = ['Dockerfile', 'compose.yaml', 'family/compose.yaml']

const digests = new Map()

function digestOf(image) {
  if (!digests.has(image)) {
    const format = ['--format', '{{.Manifest.Digest}}']
    const digest = execFileSync(
      'docker',
      ['buildx', 'imagetools', 'inspect', image, ...format],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }
    ).trim()
    if (!/^sha256:[0-9a-f]{64}$/.test(digest)) {
      throw new Error(`Docker names no digest of ${image}.`)
    }
    digests.set(image, digest)
  }
  return digests.get(image)
}

const renewed = files.map((file) => {
  const path = join(folder, 'deploy', file)
  const text = readFileSync(path, 'utf8').replace(
    /([\w./-]+:[\w.-]+)@sha256:[0-9a-f]{64}/g,
    (_, image) => `${image}@${digestOf(image)}`
  )
  return { path, text }
})
// Writes the files last, so that a failure changes none of them.
for (const { path, text } of renewed) writeFileSync(path, text)
for (const [image, digest] of digests) console.log(`${image}@${digest}`)
