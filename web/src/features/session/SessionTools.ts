import type { Arrival } from './Arrival'
import type { LastShare } from './LastShare'

/** The tools of both sides around the picture. A room adds its own where it makes them. */
export interface SessionTools {
  arrival: Arrival
  lastShare: LastShare
}
