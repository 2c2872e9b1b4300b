// Measures how soon a step is shown to the sharer, and what its picture costs the shared one; keeps both in docs/bench.
//   node scripts/bench/steps.mjs      ROUNDS=5 STEPS=12 ROUND_TRIPS=0,40
import { conditions } from './picture/conditions.mjs'
import { inOwnNetwork } from './picture/ownNetwork.mjs'
import { startServers } from './picture/servers.mjs'
import { report } from './steps/report.mjs'
import { untilShown } from './steps/untilShown.mjs'
import { writePage } from './writePage.mjs'

const { ROUNDS = 5, STEPS = 12, ROUND_TRIPS = '0,40' } = process.env
const page = new URL('../../docs/bench/steps.md', import.meta.url)

inOwnNetwork()

const stop = await startServers({})
const rows = []
for (const roundTripMs of ROUND_TRIPS.split(',').map(Number)) {
  const runs = []
  for (let round = 0; round < Number(ROUNDS); round++) {
    runs.push(await untilShown(roundTripMs, Number(STEPS)))
    console.log(roundTripMs, JSON.stringify(runs.at(-1)))
  }
  rows.push({ roundTripMs, runs, steps: Number(STEPS) })
}
await stop()
const text = report(conditions(), rows)
await writePage(page, text)
console.log(text)
