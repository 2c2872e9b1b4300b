// All that the built api needs to run, in a folder of its own:
//   node scripts/image/assembleApi.mjs FOLDER
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { fromRoot } from '../setup/root.mjs'

import { packagesOf } from './packages.mjs'
import { sbom } from './sbom.mjs'
import { traceApi } from './traceApi.mjs'

// What is read without being imported.
const own = [
  'package.json',
  'redwood.toml',
  '.env.defaults',
  'LICENSE',
  'api/dist',
]

// Redwood makes them when it starts, which its user may not.
const foldersOfRedwood = ['.redwood/types/includes', '.redwood/types/mirror']

/** @param target an empty folder, which takes the place of the repository */
async function assembleApi(target) {
  const traced = await traceApi()
  const packages = packagesOf(traced)
  const legal = packages.flatMap(({ legalFiles }) => legalFiles)
  for (const path of new Set([...traced, ...legal, ...own])) {
    cpSync(fromRoot(path), join(target, path), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  for (const path of foldersOfRedwood) {
    mkdirSync(join(target, path), { recursive: true })
  }
  const product = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
  const manifests = packages.map(({ manifest }) => manifest)
  writeFileSync(join(target, 'sbom.cdx.json'), sbom(product, manifests))
  console.log(`${packages.length} packages, ${traced.length} files.`)
}

await assembleApi(process.argv[2])
