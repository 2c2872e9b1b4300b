const head = [
  '| figure | plain PeerJS | simple-peer | Kinscreen | ratio | must reach | n |',
  '| --- | --- | --- | --- | --- | --- | --- |',
]

/** @returns the rows of `compare.mjs` as a table in Markdown */
export function table(rows) {
  return [...head, ...rows.map(line)].join('\n')
}

function line({ figure, unit, plain, simplePeer, ours, n, mustReach }) {
  const ratio =
    isNumber(plain) && isNumber(ours) && plain > 0
      ? (ours / plain).toFixed(2)
      : '–'
  const cells = [
    figure,
    value(plain, unit),
    value(simplePeer, unit),
    value(ours, unit),
    ratio,
    limit(mustReach, unit) + verdict(mustReach, ours, ratio),
    n,
  ]
  return `| ${cells.join(' | ')} |`
}

const isNumber = (figure) => Number.isFinite(figure ?? NaN)

function value(figure, unit) {
  if (figure === undefined) return '–'
  // JSON turns Infinity into null.
  if (!isNumber(figure)) return 'never'
  return `${figure.toFixed(figure < 10 ? 1 : 0)} ${unit}`
}

function limit(mustReach, unit) {
  if (!mustReach) return '–'
  if (mustReach.ratio) return `≤ ${mustReach.ratio} ×`
  return mustReach.least
    ? `≥ ${mustReach.least} ${unit}`
    : `≤ ${mustReach.most} ${unit}`
}

function verdict(mustReach, ours, ratio) {
  if (!mustReach) return ''
  const isReached = mustReach.ratio
    ? Number(ratio) <= mustReach.ratio
    : mustReach.least
      ? ours >= mustReach.least
      : isNumber(ours) && ours <= mustReach.most
  return isReached ? ' ✓' : ' ✗'
}
