import { metrics } from 'src/lib/metrics'
import { recentCalls } from 'src/lib/signalling/sockets/RecentCalls'

import type { Frame } from './frame'

/** Counts a message of a client; null is one that was dropped. */
export const countFrame = (frame: Frame | null): void => {
  metrics.messages.inc({ type: frame?.type ?? 'dropped' })
  if (frame && 'payload' in frame && frame.payload.connectionId !== undefined) {
    recentCalls.note(frame.payload.connectionId, frame.type === 'OFFER')
  }
}
