import { median, quantile } from '../picture/statistics.mjs'
import { reportPage } from '../reportPage.mjs'

const head = `# Steps, measured

Written by \`node scripts/bench/steps.mjs\`; \`scripts/bench/README.md\` says what each figure means. Both browsers and all servers share one machine, which encodes the picture in software at the same time.`

const columns = [
  'round trip',
  'said → words shown: p50, median of the runs',
  'p50 of each run',
  'p95, median of the runs',
  'must reach',
  'said → picture shown: p50',
  'p50 of each run',
  'p95',
  'longest time between frames, p95: with a step and its picture',
  'with a step of words alone',
  'with nothing',
  'must reach',
  'steps',
]

const mostOwnMs = 100
const mostGapMs = 50

/** @returns the results as a page of Markdown */
export const report = (conditions, rows) =>
  reportPage(head, conditions, columns, rows.map(cells))

function cells({ roundTripMs, runs, steps }) {
  const of = (name) => median(runs.map((run) => run[name]))
  const gap = (name) =>
    quantile(
      runs.flatMap(({ gaps }) => gaps[name]),
      0.95
    )
  const most = mostOwnMs + roundTripMs / 2
  const more = gap('picture') - gap('words')
  const verdict = (is) => (is ? '✓' : '✗')
  return [
    `${roundTripMs} ms`,
    inMs(of('wordsP50')),
    runs.map(({ wordsP50 }) => inMs(wordsP50)).join(', '),
    inMs(of('wordsP95')),
    `≤ ${most} ms ${verdict(of('wordsP50') <= most)}`,
    inMs(of('p50')),
    runs.map(({ p50 }) => inMs(p50)).join(', '),
    inMs(of('p95')),
    inMs(gap('picture')),
    inMs(gap('words')),
    inMs(gap('nothing')),
    `picture + ${mostGapMs} ms at most ${verdict(more <= mostGapMs)}`,
    `${runs.length} × ${2 * steps}`,
  ]
}

const inMs = (value) =>
  Number.isFinite(value) ? `${value.toFixed(0)} ms` : 'never'
