import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const manifests = [
  'yarn.lock',
  '.yarnrc.yml',
  'package.json',
  'web/package.json',
  'api/package.json',
]

function patches(root) {
  const folder = path.join(root, '.yarn', 'patches')
  if (!existsSync(folder)) {
    return []
  }
  return readdirSync(folder).map((name) => `.yarn/patches/${name}`)
}

// Everything that determines the content of node_modules. This includes the
// platform: a tree shared with a container must not keep the other system's
// binaries.
export function fingerprint(root, platform = process.platform + process.arch) {
  const hash = createHash('sha256').update(platform)
  for (const name of [...manifests, ...patches(root).sort()]) {
    hash.update(`\0${name}\0`).update(readFileSync(path.join(root, name)))
  }
  return hash.digest('hex')
}
