// The figures of the signalling server, each beside a baseline from the same
// run. Results of a part are stored in docs/bench/signalling.json; all stored
// results are written to docs/bench/signalling.md. With --check nothing is
// stored, and it fails if a target is not reached.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'

import { rollingRestart } from './families/rollingRestart.mjs'
import { tenThousand } from './families/tenThousand.mjs'
import { attack } from './signalling/attack.mjs'
import { calls } from './signalling/calls.mjs'
import { table } from './signalling/figures.mjs'
import { idle } from './signalling/idle.mjs'
import { instances } from './signalling/instances.mjs'
import { moreInstances } from './signalling/moreInstances.mjs'
import { open } from './signalling/open.mjs'
import { relay } from './signalling/relay.mjs'
import { restart } from './signalling/restart.mjs'
import { writePage } from './writePage.mjs'

const benches = {
  idle,
  calls,
  relay,
  open,
  restart,
  instances,
  moreInstances,
  attack,
  rollingRestart,
  tenThousand,
}
const {
  values: { check: isCheck },
  positionals: [parts],
} = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const wanted = parts?.split(',') ?? Object.keys(benches)
const port = Number(process.env.PORT ?? 9_700)

const file = (ending) =>
  new URL(`../../docs/bench/signalling.${ending}`, import.meta.url)

mkdirSync(file('json').pathname.replace(/[^/]*$/, ''), { recursive: true })

let isMissed = false
for (const name of wanted) {
  const load = loadavg()[0].toFixed(1)
  const rows = [await benches[name](port)].flat()
  rows.forEach((row) => Object.assign(row, { load }))
  console.log(table(rows))
  isMissed ||= rows.some((row) => !row.isReached)
  if (!isCheck) await keep(name, rows)
}

async function keep(name, rows) {
  const before = existsSync(file('json'))
    ? JSON.parse(readFileSync(file('json'), 'utf8'))
    : {}
  const kept = { ...before, [name]: rows }
  const all = Object.keys(benches).flatMap((part) => kept[part] ?? [])
  writeFileSync(file('json'), `${JSON.stringify(kept, null, 2)}\n`)
  await writePage(
    file('md'),
    `# Signalling, measured

Written by \`node scripts/bench/signalling.mjs\` after \`npm run build\`. Server and load in separate processes on one machine with ${cpus().length} cores, loopback only, Node ${process.version}.
Trust the ratios, not the last digit: the load (1 is one busy core, before the part began) says how much else the machine had to do.

${table(all)}
`
  )
}
process.exit(isCheck && isMissed ? 1 : 0)
