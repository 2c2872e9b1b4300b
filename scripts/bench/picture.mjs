// Compares Kinscreen's video with plain PeerJS's, and prints tables for
// docs/bench/picture.md.
//   node scripts/bench/picture.mjs [part …]      ROUNDS=5
import { conditions } from './picture/conditions.mjs'
import * as firstFrames from './picture/firstFrame.mjs'
import * as large from './picture/largeScreens.mjs'
import * as outages from './picture/outages.mjs'
import { inOwnNetwork } from './picture/ownNetwork.mjs'
import * as screens from './picture/screens.mjs'
import { table } from './picture/table.mjs'

/** Each part takes a number of rounds and returns rows. */
const parts = { ...firstFrames, ...screens, ...large, ...outages }
const rounds = Number(process.env.ROUNDS ?? 5)
const wanted = process.argv.slice(2)

const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  throw new Error(`No such part: ${unknown}. There are ${Object.keys(parts)}.`)
}

inOwnNetwork()

for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  const rows = await parts[name](rounds)
  console.log(`## ${conditions()}\n\n${table(rows)}\n`)
}
