import type { Arrival } from './Arrival'
import type { LastShare } from './LastShare'

/**
 * Tools of a session, such as the message router. Each feature adds its own
 * tool by declaration merging.
 */
export interface SessionTools {
  arrival: Arrival
  lastShare: LastShare
}
