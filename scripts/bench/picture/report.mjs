import { table } from './table.mjs'

const head = `# The picture, measured

Written by \`node scripts/bench/picture.mjs\`; \`scripts/bench/README.md\` says what each figure means. Medians of n runs; plain PeerJS and simple-peer in the same run, in turn with Kinscreen, in
the same browsers (simple-peer since 2026-11-27; the ratio is that to plain PeerJS). Both browsers and all servers share one machine, which encodes in software. Trust the ratios, not the last digit: the load
(1 is one busy core) says how much else the machine had to do. What is above its mark, and why, stands in [attempts.md](attempts.md).
A section is of the code of its date.`

/** @returns the stored results as a page of Markdown, the newest first */
export function report(results) {
  const groups = new Map()
  for (const result of Object.values(results)) {
    const name = setting(result)
    groups.set(name, [...(groups.get(name) ?? []), result])
  }
  const newestFirst = [...groups].sort(([one], [other]) =>
    other.localeCompare(one)
  )
  return [head, ...newestFirst.map(section), ''].join('\n\n')
}

function setting({ cores, browser, peerjs, simplePeer, date }) {
  const others = simplePeer ? `, simple-peer ${simplePeer}` : ''
  return `${date}: ${cores} cores, Chromium ${browser}, PeerJS ${peerjs}${others}`
}

function section([name, measured]) {
  const loads = measured.map(({ load }) => load)
  const between = `Load average between ${Math.min(...loads)} and ${Math.max(...loads)}.`
  return [
    `## ${name}`,
    between,
    table(measured.flatMap(({ rows }) => rows)),
  ].join('\n\n')
}
