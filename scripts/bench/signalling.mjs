// Measures the signalling server, each figure next to a baseline from the same
// run. Prints tables for docs/bench/signalling.md. With --check, the program
// fails if a target is not reached.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'

import { rollingRestart } from './families/rollingRestart.mjs'
import { tenThousand } from './families/tenThousand.mjs'
import { calls } from './signalling/calls.mjs'
import { table } from './signalling/figures.mjs'
import { idle } from './signalling/idle.mjs'
import { relay } from './signalling/relay.mjs'

const benches = { idle, calls, relay, rollingRestart, tenThousand }
const {
  values: { check: isCheck },
  positionals: [parts],
} = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const wanted = parts?.split(',') ?? Object.keys(benches)
const port = Number(process.env.PORT ?? 9_700)

let isReconnecting = false
for (const name of wanted) {
  const load = loadavg()[0].toFixed(1)
  const rows = [await benches[name](port)].flat()
  rows.forEach((row) => Object.assign(row, { load }))
  console.log(table(rows))
  isReconnecting ||= rows.some((row) => !row.isReached)
}
process.exit(isCheck && isReconnecting ? 1 : 0)
