import { createPubSub } from '@redwoodjs/realtime'

import { logger } from 'src/lib/logger'

import { readTotals } from './readTotals'
import { StatusHistory, type StatusSample } from './StatusHistory'

const everyMs = 2000

const history = new StatusHistory()

/** Where each new sample is announced. */
export const statusEvents = createPubSub<{ sample: [StatusSample] }>()

export const statusSamples = (): readonly StatusSample[] => history.samples

/** Reads the metrics now, announces the sample and returns it. */
export const takeSample = async (): Promise<StatusSample> => {
  const sample = history.add(await readTotals(), Date.now())
  statusEvents.publish('sample', sample)
  return sample
}

/**
 * Takes a sample every 2 s, whoever looks, so that a console that is just
 * opened shows the minutes before.
 * @returns the undo
 */
export const startStatusFeed = (): (() => void) => {
  const timer = setInterval(() => {
    takeSample().catch((error) => logger.error(error))
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
