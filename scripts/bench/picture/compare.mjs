import { loadavg } from 'node:os'

import { median } from './statistics.mjs'
import { kinscreen, plainPeerJs } from './ways.mjs'

/**
 * Measures both implementations alternately, so that machine load affects them
 * equally.
 *
 * @param measure from an implementation to named figures; Infinity means never
 * @param plain what Kinscreen is measured beside
 */
export async function compare(rounds, measure, plain = plainPeerJs) {
  const results = { plain: [], ours: [] }
  for (let round = 0; round < rounds; round++) {
    results.plain.push(await measure(plain))
    results.ours.push(await measure(kinscreen))
    process.stderr.write(
      `${round + 1}/${rounds} load ${loadavg()[0].toFixed(1)} ${JSON.stringify(results.plain.at(-1))} ${JSON.stringify(results.ours.at(-1))}\n`
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
  const of = (list) => list.map((result) => result[name])
  const [plain, ours] = [of(results.plain), of(results.ours)].map(median)
  return { figure, unit, plain, ours, n: results.ours.length, mustReach }
}
