import { median } from '../picture/statistics.mjs'
import { reportPage } from '../reportPage.mjs'

const head = `# Covering a part of the screen, measured

Written by \`node scripts/bench/masking.mjs\`; \`scripts/bench/README.md\` says what each figure means. Each pair comes from one share; both browsers and all servers share one machine, which encodes the picture in software.`

const columns = [
  'captured',
  'screen',
  'CPU of the sharer, covered : as it is, median',
  'of each share',
  'must reach',
  'CPU a minute, covered',
  'as it is',
  'shown a second, covered',
  'as it is',
]

const mostRatio = 1.3

/** @returns the results as a page of Markdown */
export const report = (conditions, rows) =>
  reportPage(head, conditions, columns, rows.map(cells))

function cells({ surface, name, runs }) {
  const of = (side, figure) => median(runs.map((run) => run[side][figure]))
  const ratios = runs.map(({ masked, plain }) => masked.cpu / plain.cpu)
  const ratio = median(ratios)
  return [
    surface,
    name,
    ratio.toFixed(2),
    ratios.map((each) => each.toFixed(2)).join(', '),
    `≤ ${mostRatio} ${ratio <= mostRatio ? '✓' : '✗'}`,
    `${of('masked', 'cpu').toFixed(1)} s`,
    `${of('plain', 'cpu').toFixed(1)} s`,
    of('masked', 'shown').toFixed(1),
    of('plain', 'shown').toFixed(1),
  ]
}
