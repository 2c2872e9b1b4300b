import { metrics } from 'src/lib/metrics/metrics'

/** Counts a socket that is closed, or a frame that is dropped. */
export const countRefusal = (reason: string): void =>
  metrics.refusals.inc({ reason })
