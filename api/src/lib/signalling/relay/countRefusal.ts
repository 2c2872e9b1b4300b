import { metrics } from 'src/lib/metrics/metrics'

/** Counts a socket that is closed, or a frame that is not handed on. */
export const countRefusal = (reason: string): void =>
  metrics.refusals.inc({ reason })
