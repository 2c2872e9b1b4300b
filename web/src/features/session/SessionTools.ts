import type { Arrival } from './Arrival'
import type { LastShare } from './LastShare'

/**
 * Tools around the picture. Each feature adds its tool by declaration merging.
 */
export interface SessionTools {
  arrival: Arrival
  lastShare: LastShare
}
