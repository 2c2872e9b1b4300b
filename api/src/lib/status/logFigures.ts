import type { FastifyInstance } from 'fastify'

import { metrics } from 'src/lib/metrics/metrics'

import { addedSince, type Figures, readFigures } from './figures'
import { hintsOf } from './hints'

const everyMs = 60_000

/**
 * Logs each minute's counts in one line of numbers, and nothing for an idle
 * minute. Refusals are not logged one by one, or a stranger could fill a disk.
 */
export function logFigures(
  server: Pick<FastifyInstance, 'addHook' | 'log'>
): void {
  let before: Figures = {}
  const write = async () => {
    const now = await readFigures()
    const added = addedSince(before, now)
    before = now
    if (Object.keys(added).length > 0) {
      const [peers] = (await metrics.peers.get()).values
      server.log.info({ peers: peers?.value, added }, 'What has been counted.')
      hintsOf(added).forEach((hint) => server.log.warn(hint))
    }
  }
  const timer = setInterval(() => {
    write().catch((error) => server.log.error(error))
  }, everyMs)
  timer.unref()
  server.addHook('onClose', async () => {
    clearInterval(timer)
    await write()
  })
}
