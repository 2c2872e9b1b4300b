// Lighthouse for the pages that people meet first; writes docs/bench/lighthouse.md.
//   node scripts/bench/lighthouse.mjs      ROUNDS=5
import { startSecuredWeb } from '../headers/securedWeb.mjs'

import { audit } from './lighthouse/audit.mjs'
import { report } from './lighthouse/report.mjs'
import { startServers } from './picture/servers.mjs'
import { median } from './picture/statistics.mjs'
import { writePage } from './writePage.mjs'

const port = 8_921
const rounds = Number(process.env.ROUNDS ?? 5)
const pages = [
  { path: '/', skipped: [] },
  { path: '/river-apple-tiger-moon', skipped: ['is-crawlable'] },
]
const least = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

const stopServers = await startServers({})
const stopWeb = await startSecuredWeb(port)
const rows = await measure().finally(async () => {
  stopWeb()
  await stopServers()
})

const text = report(rows)
await writePage(
  new URL('../../docs/bench/lighthouse.md', import.meta.url),
  text
)
console.log(text)
const short = rows.filter((row) =>
  Object.entries(least).some(([name, score]) => row[name] < score)
)
for (const { path, found } of short) {
  console.error(`${path} is below its mark. Failed audits: ${found}`)
}
process.exit(short.length > 0 ? 1 : 0)

async function measure() {
  const rows = []
  for (const { path, skipped } of pages) {
    const runs = []
    while (runs.length < rounds) {
      runs.push(await audit(`http://localhost:8910${path}`, port, skipped))
    }
    rows.push({ ...medians(runs), path, n: rounds })
  }
  return rows
}

function medians(runs) {
  const { found } = runs.at(-1)
  const names = Object.keys(runs[0]).filter((name) => name !== 'found')
  const read = (name) => median(runs.map((run) => run[name]))
  return {
    ...Object.fromEntries(names.map((name) => [name, read(name)])),
    found,
  }
}
