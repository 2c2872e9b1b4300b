// The figures of the signalling server, each beside a floor in the same run; writes docs/bench/signalling.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

import { attack } from './signalling/attack.mjs'
import { table } from './signalling/figures.mjs'
import { idle } from './signalling/idle.mjs'
import { instances } from './signalling/instances.mjs'
import { open } from './signalling/open.mjs'
import { relay } from './signalling/relay.mjs'
import { restart } from './signalling/restart.mjs'

const benches = { idle, relay, open, restart, instances, attack }
const wanted = process.argv[2]?.split(',') ?? Object.keys(benches)
const port = Number(process.env.PORT ?? 9_700)

const rows = []
for (const name of wanted) {
  rows.push(...[await benches[name](port)].flat())
  console.log(table(rows.slice(-2)))
}
const text = `# Signalling, measured

\`node scripts/bench/signalling.mjs\` after \`npm run build\`. Server and load in separate processes on one machine with ${cpus().length} cores, loopback only, Node ${process.version}.
Trust the ratios, not the last digit.

${table(rows)}
`
if (!process.argv[2]) {
  mkdirSync(new URL('../../docs/bench/', import.meta.url), { recursive: true })
  writeFileSync(
    new URL('../../docs/bench/signalling.md', import.meta.url),
    text
  )
}
process.exit(0)
