import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { fromRoot } from '../setup/root.mjs'

const packageFolder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

const legal = /^(?:licen[cs]e|copying|notice|copyright)/i

/**
 * The third-party packages that files belong to.
 *
 * @param files paths from the root of the repository
 * @returns for each, its folder, its package.json, and the files that its
 * licence demands to be kept with it
 */
export function packagesOf(files) {
  const folders = new Set(
    files.flatMap((file) => packageFolder.exec(file)?.[0] ?? [])
  )
  return [...folders]
    .filter((folder) => existsSync(fromRoot(folder, 'package.json')))
    .sort()
    .map((folder) => ({
      folder,
      manifest: JSON.parse(
        readFileSync(fromRoot(folder, 'package.json'), 'utf8')
      ),
      legalFiles: readdirSync(fromRoot(folder))
        .filter((name) => legal.test(name))
        .map((name) => `${folder}/${name}`),
    }))
}
