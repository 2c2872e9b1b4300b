import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

import { budgets, measure } from './output/bundleSize.mjs'
import { fromRoot } from './setup/root.mjs'

const inDist = (file) => readFileSync(fromRoot('web', 'dist', file))
const manifest = JSON.parse(inDist('client-build-manifest.json'))
const sizeOf = (file) => gzipSync(inDist(file)).length

const results = budgets.map((budget) => measure(budget, manifest, sizeOf))
results.forEach(({ line, isOver }) =>
  console.log(isOver ? `${line}: too much` : line)
)
process.exitCode = results.some(({ isOver }) => isOver) ? 1 : 0
