// Measures how soon the sharer sees what is pointed at, and keeps it in docs/bench.
//   node scripts/bench/pointing.mjs      ROUNDS=5 POINTERS=30 ROUND_TRIPS=0,40,100
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { conditions } from './picture/conditions.mjs'
import { inOwnNetwork } from './picture/ownNetwork.mjs'
import { startServers } from './picture/servers.mjs'
import { median } from './picture/statistics.mjs'
import { report } from './pointing/report.mjs'
import { untilDrawn } from './pointing/untilDrawn.mjs'
import { writePage } from './writePage.mjs'

const { ROUNDS = 5, POINTERS = 30, ROUND_TRIPS = '0,40,100' } = process.env
const folder = new URL('../../docs/bench/', import.meta.url)
const kept = new URL('pointing.json', folder)
const page = new URL('pointing.md', folder)
const mostOwnMs = 50

inOwnNetwork()

const before = existsSync(kept) ? JSON.parse(readFileSync(kept)) : { rows: [] }
const results = { ...before, ...conditions() }
const stop = await startServers({})
for (const roundTripMs of ROUND_TRIPS.split(',').map(Number)) {
  const runs = []
  for (let round = 0; round < Number(ROUNDS); round++) {
    runs.push(await untilDrawn(roundTripMs, Number(POINTERS)))
    console.log(roundTripMs, JSON.stringify(runs.at(-1)))
  }
  const row = {
    roundTripMs,
    p50: median(runs.map(({ p50 }) => p50)),
    p50s: runs.map(({ p50 }) => p50),
    p95: median(runs.map(({ p95 }) => p95)),
    mostMs: mostOwnMs + roundTripMs / 2,
    pointers: Number(POINTERS),
    load: conditions().load,
  }
  results.rows = [
    ...results.rows.filter((each) => each.roundTripMs !== roundTripMs),
    row,
  ].sort((one, other) => one.roundTripMs - other.roundTripMs)
  writeFileSync(kept, `${JSON.stringify(results, null, 2)}\n`)
  const text = existsSync(page) ? readFileSync(page, 'utf8') : ''
  await writePage(page, report(results, text))
}
await stop()
