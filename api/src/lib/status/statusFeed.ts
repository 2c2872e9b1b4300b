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

/** Where each new sample is announced. */
export const statusEvents = createPubSub<{ sample: [StatusSample] }>()

export const statusSamples = (): readonly StatusSample[] => samples

/**
 * Reads the metrics now, adds what the other instances have last told, and
 * announces the sample.
 * @returns it, and the figures of this instance alone
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
 * Takes a sample every 2 s, whoever looks, so that a console that is just
 * opened shows the minutes before; and tells the other instances.
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
