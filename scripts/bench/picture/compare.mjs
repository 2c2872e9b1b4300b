import { loadavg } from 'node:os'

import { median } from './statistics.mjs'
import { kinscreen, plainPeerJs, simplePeer } from './ways.mjs'

const usualOthers = { plain: plainPeerJs, simplePeer }

/**
 * Measures each implementation once per round, so that the machine's load
 * affects all equally.
 *
 * @param measure returns named figures of an implementation; Infinity stands
 * for never
 * @param others what Kinscreen is compared with
 */
export async function compare(rounds, measure, others = usualOthers) {
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
 * One row of the result table.
 * @param name of the figure in the results
 * @param mustReach a limit for our median: `ratio` is its largest allowed ratio
 * to the median of plain PeerJS; `most` or `least` is its largest or smallest
 * allowed value in the unit
 */
export function row(results, name, { figure, unit = 'ms', mustReach = null }) {
  const medians = Object.entries(results).map(([way, list]) => [
    way,
    median(list.map((result) => result[name])),
  ])
  return {
    ...{ figure, unit, n: results.ours.length, mustReach },
    medians: Object.fromEntries(medians),
  }
}
