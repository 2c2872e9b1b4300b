import { loadavg } from 'node:os'

import { median } from './statistics.mjs'
import { kinscreen, plainPeerJs, simplePeer } from './ways.mjs'

/**
 * Measures all implementations in turn, so that machine load affects them
 * equally.
 *
 * @param measure from an implementation to named figures; Infinity means never
 * @param others what Kinscreen is measured beside
 */
export async function compare(
  rounds,
  measure,
  others = { plain: plainPeerJs, simplePeer }
) {
  const ways = Object.entries({ ...others, ours: kinscreen })
  const results = Object.fromEntries(ways.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, way] of ways) results[name].push(await measure(way))
    const latest = ways.map(([name]) => JSON.stringify(results[name].at(-1)))
    process.stderr.write(
      `${round + 1}/${rounds} load ${loadavg()[0].toFixed(1)} ${latest.join(' ')}\n`
    )
  }
  return results
}

/**
 * A line of the table.
 *
 * @param name of the figure in the results
 * @param mustReach a limit: `ratio` to plain PeerJS, or in the unit itself, as
 * a maximum or a minimum (`least`)
 */
export function row(results, name, { figure, unit = 'ms', mustReach = null }) {
  const medians = Object.entries(results).map(([way, list]) => [
    way,
    median(list.map((result) => result[name])),
  ])
  return {
    ...{ figure, unit, n: results.ours.length, mustReach },
    ...Object.fromEntries(medians),
  }
}
