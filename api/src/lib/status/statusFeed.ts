import { createPubSub } from '@redwoodjs/realtime'

import { logger } from 'src/lib/logging/logger'

import type { FiguresExchange } from './FiguresExchange'
import { MinuteRates } from './MinuteRates'
import { OtherInstances } from './OtherInstances'
import { readTotals } from './readTotals'
import { type StatusFigures, type StatusSample, sumOf } from './StatusSample'

const everyMs = 2000

/** Five minutes. */
const keptSamples = 150

const rates = new MinuteRates()
const others = new OtherInstances()
let samples: readonly StatusSample[] = []

/** Where each new sample is published. */
export const statusEvents = createPubSub<{ sample: [StatusSample] }>()

export const statusSamples = (): readonly StatusSample[] => samples

/**
 * Reads the metrics now, adds the latest ones of the other instances, and
 * publishes the sample.
 * @returns it, and the metrics of this instance alone
 */
export async function takeSample(): Promise<{
  sample: StatusSample
  own: StatusFigures
}> {
  const nowMs = performance.now()
  const own = rates.add(await readTotals(), nowMs)
  const sample = { at: new Date(), ...sumOf([own, ...others.figures(nowMs)]) }
  samples = [...samples, sample].slice(-keptSamples)
  statusEvents.publish('sample', sample)
  return { sample, own }
}

/**
 * Takes a sample every 2 s, even if nobody is watching, so that a newly opened
 * console shows recent history; and sends it to the other instances.
 * @returns the undo
 */
export function startStatusFeed(exchange: FiguresExchange): () => void {
  exchange.hearFigures((instance, figures) =>
    others.note(instance, figures, performance.now())
  )
  const timer = setInterval(() => {
    takeSample().then(
      ({ own }) => exchange.tellFigures(own),
      (error) => logger.error(error)
    )
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
