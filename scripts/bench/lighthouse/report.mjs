const head = `# Lighthouse

Written by \`node scripts/bench/lighthouse.mjs\`: the production build behind nginx as in \`deploy/\`, Lighthouse’s mobile profile, medians. An address that carries an id asks not to be
indexed (specification, heads of the pages), so the audit "is-crawlable" is left out there.`

const columns = [
  ['page', ({ path }) => path],
  ['performance', ({ performance }) => performance],
  ['accessibility', ({ accessibility }) => accessibility],
  ['best practices', (row) => row['best-practices']],
  ['SEO', ({ seo }) => seo],
  ['first paint, s', ({ firstPaint }) => seconds(firstPaint)],
  ['largest paint, s', ({ largestPaint }) => seconds(largestPaint)],
  ['blocked, ms', ({ blocked }) => Math.round(blocked)],
  ['n', ({ n }) => n],
]

const seconds = (ms) => (ms / 1000).toFixed(1)

const line = (cells) => `| ${cells.join(' | ')} |`

/** @returns the rows as a page of Markdown */
export function report(rows) {
  const body = [
    line(columns.map(([name]) => name)),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map(([, read]) => read(row)))),
  ].join('\n')
  return [head, body, ''].join('\n\n')
}
