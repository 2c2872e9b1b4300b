// Measures what is said of the picture, and keeps it in docs/bench.
//   node scripts/bench/picture.mjs [part …]      ROUNDS=5 MINUTES=30
import { readFileSync, writeFileSync } from 'node:fs'

import { conditions } from './picture/conditions.mjs'
import { inOwnNetwork } from './picture/ownNetwork.mjs'
import { parts } from './picture/parts.mjs'
import { report } from './picture/report.mjs'
import { writePage } from './writePage.mjs'

const folder = new URL('../../docs/bench/', import.meta.url)
const kept = new URL('picture.json', folder)
const rounds = Number(process.env.ROUNDS ?? 5)
const wanted = process.argv.slice(2)

const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  throw new Error(`No such part: ${unknown}. There are ${Object.keys(parts)}.`)
}

inOwnNetwork()

const results = JSON.parse(readFileSync(kept))
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  const rows = await parts[name](rounds)
  results[name] = { rows, ...conditions() }
  writeFileSync(kept, `${JSON.stringify(results, null, 2)}\n`)
  await writePage(new URL('picture.md', folder), report(results))
  console.log(report({ [name]: results[name] }))
}
