import type { Arrival } from './Arrival'
import type { LastShare } from './LastShare'

/** The tools of both sides around the picture. Each room declares its own tools. */
export interface SessionTools {
  arrival: Arrival
  lastShare: LastShare
}
