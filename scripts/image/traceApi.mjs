import { readdirSync } from 'node:fs'

import { nodeFileTrace } from '@vercel/nft'

import { fromRoot, root } from '../setup/root.mjs'

// Redwood finds functions by their place, so every built file is an entry.
const entries = () =>
  readdirSync(fromRoot('api', 'dist'), { recursive: true })
    .filter((file) => file.endsWith('.js'))
    .map((file) => fromRoot('api', 'dist', file))

// Of what a package exports: Node takes `module-sync` from 20.19 on.
const conditions = [['node'], ['node', 'module-sync']]

/**
 * The files that the built api may load, found by following every import from
 * it: a small part of what is installed to build it.
 *
 * @returns paths from the root of the repository, links of Yarn included
 */
export async function traceApi() {
  const traces = conditions.map((of) =>
    nodeFileTrace(entries(), { base: root, conditions: of })
  )
  const files = (await Promise.all(traces)).flatMap(({ fileList }) => [
    ...fileList,
  ])
  return [...new Set(files)].sort()
}
