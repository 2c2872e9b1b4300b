const head = `# Pointing, measured

Written by \`node scripts/bench/pointing.mjs\`; \`scripts/bench/README.md\` says what each figure means. Both browsers and all servers share one machine, which encodes the picture in software at
the same time; the load (1 is one busy core) says how much it had to do.`

const columns = [
  'round trip',
  'p50, median of the runs',
  'p50 of each run',
  'p95, median of the runs',
  'must reach',
  'pointers',
  'load',
]

const panelPart = '## The helper window'

/**
 * @param page the current results; those of panel.mjs are kept
 * @returns the stored results as a page of Markdown
 */
export function report({ date, cores, browser, rows }, page) {
  const from = page.indexOf(panelPart)
  return [
    head,
    `## ${date}: ${cores} cores, Chromium ${browser}`,
    'From the pointer’s message at the helper to its picture in the sharer’s panel:',
    table(columns, rows.map(cells)),
    from < 0 ? '' : page.slice(from),
  ].join('\n\n')
}

const table = (names, rows) =>
  [names, names.map(() => '---'), ...rows]
    .map((each) => `| ${each.join(' | ')} |`)
    .join('\n')

function cells({ roundTripMs, p50, p50s, p95, mostMs, pointers, load }) {
  const verdict = p50 !== null && p50 <= mostMs ? '✓' : '✗'
  return [
    `${roundTripMs} ms`,
    inMs(p50),
    p50s.map(inMs).join(', '),
    inMs(p95),
    `≤ ${mostMs} ms ${verdict}`,
    `${p50s.length} × ${pointers}`,
    load,
  ]
}

/** JSON knows no Infinity. */
const inMs = (value) =>
  Number.isFinite(value ?? NaN) ? `${value.toFixed(0)} ms` : 'never'
