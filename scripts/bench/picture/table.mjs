const names = {
  plain: 'plain PeerJS',
  fitted: 'plain PeerJS, whole picture shown',
  simplePeer: 'simple-peer',
  ours: 'Kinscreen',
}

/** @returns Markdown */
export function table(rows) {
  const ways = Object.keys(rows[0].medians)
  const head = [
    'figure',
    ...ways.map((way) => names[way] ?? way),
    ...['ratio', 'must reach', 'n'],
  ]
  const lines = [head, head.map(() => '---'), ...rows.map(cellsOf)]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function cellsOf({ figure, unit, medians, n, mustReach }) {
  const { fitted, ours } = medians
  const plain = fitted ?? medians.plain
  const ratio =
    isNumber(plain) && isNumber(ours) && plain > 0
      ? (ours / plain).toFixed(2)
      : '–'
  return [
    figure,
    ...Object.values(medians).map((each) => value(each, unit)),
    ratio,
    limit(mustReach, unit) + verdict(mustReach, ours, ratio),
    n,
  ]
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
