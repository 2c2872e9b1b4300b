// Measures how long a file takes and what it does to picture and pointing, and keeps it in docs/bench.
//   node scripts/bench/files.mjs      ROUNDS=5 MEGABYTES=10 RATE=20000 ROUND_TRIP=40
import { writeFileSync } from 'node:fs'

import { report } from './files/report.mjs'
import { whileSending } from './files/whileSending.mjs'
import { conditions } from './picture/conditions.mjs'
import { inOwnNetwork } from './picture/ownNetwork.mjs'
import { startServers } from './picture/servers.mjs'
import { median } from './picture/statistics.mjs'
import { writePage } from './writePage.mjs'

const {
  ROUNDS = 5,
  MEGABYTES = 10,
  RATE = 20_000,
  ROUND_TRIP = 40,
} = process.env
const folder = new URL('../../docs/bench/', import.meta.url)
const bytes = Number(MEGABYTES) * 1_000_000
const link = { roundTripMs: Number(ROUND_TRIP), rateKbit: Number(RATE) }

/** Of the time that the link alone would need. */
const mostRatio = 1.5

inOwnNetwork()

const stop = await startServers({})
const rows = []
for (const from of ['viewer', 'sharer']) {
  const runs = []
  for (let round = 0; round < Number(ROUNDS); round++) {
    runs.push(await whileSending({ from, bytes, link }))
    console.log(from, JSON.stringify(runs.at(-1)))
  }
  const medians = (part) =>
    Object.fromEntries(
      Object.keys(runs[0][part]).map((name) => [
        name,
        median(runs.map((run) => run[part][name])),
      ])
    )
  rows.push({
    from,
    seconds: median(runs.map(({ seconds }) => seconds)),
    mostSeconds: ((bytes * 8) / (link.rateKbit * 1_000)) * mostRatio,
    before: medians('before'),
    during: medians('during'),
    n: runs.length,
  })
}
await stop()
const results = { ...conditions(), link, bytes, rows }
writeFileSync(
  new URL('files.json', folder),
  `${JSON.stringify(results, null, 2)}\n`
)
await writePage(new URL('files.md', folder), report(results))
