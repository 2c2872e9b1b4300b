// Measures what covering a part of the screen costs whoever shares it; keeps it in docs/bench.
//   node scripts/bench/masking.mjs      ROUNDS=5 SCREENS=still,typing,scrolling SURFACES=tab,monitor
import { costOfMask } from './masking/costOfMask.mjs'
import { report } from './masking/report.mjs'
import { conditions } from './picture/conditions.mjs'
import { inOwnNetwork } from './picture/ownNetwork.mjs'
import { startServers } from './picture/servers.mjs'
import { writePage } from './writePage.mjs'

const {
  ROUNDS = 5,
  SCREENS = 'still,typing,scrolling',
  SURFACES = 'tab,monitor',
} = process.env
const page = new URL('../../docs/bench/masking.md', import.meta.url)

inOwnNetwork()

const stop = await startServers({})
const rows = []
for (const surface of SURFACES.split(',')) {
  for (const name of SCREENS.split(',')) {
    const runs = []
    for (let round = 0; round < Number(ROUNDS); round++) {
      runs.push(await costOfMask({ surface, name, isFirst: round % 2 === 1 }))
      console.log(surface, name, JSON.stringify(runs.at(-1)))
    }
    rows.push({ surface, name, runs })
  }
}
await stop()
const text = report(conditions(), rows)
await writePage(page, text)
console.log(text)
