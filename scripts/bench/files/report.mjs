const head = `# Files, measured

Written by \`node scripts/bench/files.mjs\`; \`scripts/bench/README.md\` says what each figure means. Both browsers and all servers share one machine, which encodes the picture in software at
the same time; the load (1 is one busy core) says how much it had to do. The other figures stand for what a file must not slow: median, and the slowest twentieth.`

const columns = [
  'sent by',
  'figure',
  'as usual',
  'while the file is on its way',
  'must reach',
  'n',
]

/** @returns the stored results as a page of Markdown */
export function report({ date, cores, browser, load, link, bytes, rows }) {
  const megabytes = bytes / 1_000_000
  return [
    head,
    `## ${date}: ${cores} cores, Chromium ${browser}, load ${load}`,
    `${megabytes} MB over ${link.rateKbit / 1_000} Mbit/s and a round trip of ${link.roundTripMs} ms; somebody types in what is shared, and the helper points.`,
    [columns, columns.map(() => '---'), ...rows.flatMap(cells)]
      .map((each) => `| ${each.join(' | ')} |`)
      .join('\n'),
    '',
  ].join('\n\n')
}

const inMs = (value) =>
  Number.isFinite(value ?? NaN) ? `${value.toFixed(0)} ms` : 'never'

function cells({ from, seconds, mostSeconds, before, during, n }) {
  const verdict = seconds <= mostSeconds ? '✓' : '✗'
  const both = (name, show) => [show(before[name]), show(during[name])]
  const row = (figure, [usual, now], mark = '–') => [
    ...[`the ${from}`, figure, usual, now, mark],
    String(n),
  ]
  return [
    row(
      'time of the file',
      ['–', `${seconds.toFixed(2)} s`],
      `≤ ${mostSeconds.toFixed(1)} s ${verdict}`
    ),
    row('picture, typed to seen', both('picture', inMs)),
    row('picture, slowest 5 %', both('latePicture', inMs)),
    row(
      'pictures a second',
      both('framesPerSecond', (value) => value.toFixed(1))
    ),
    row('pointer, sent to drawn', both('pointer', inMs)),
    row('pointer, slowest 5 %', both('latePointer', inMs)),
  ]
}
