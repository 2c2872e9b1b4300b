import { metrics } from 'src/lib/metrics/metrics'
import { recentCalls } from 'src/lib/metrics/RecentCalls'
import type { Frame } from 'src/lib/signallingMessages/frame'

/** @param frame null if the message was dropped */
export function countFrame(frame: Frame | null): void {
  metrics.messages.inc({ type: frame?.type ?? 'dropped' })
  if (frame && 'payload' in frame && frame.payload.connectionId !== undefined) {
    recentCalls.note(frame.payload.connectionId, frame.type === 'OFFER')
  }
}

/** Counts a closed socket or a dropped frame by its reason. */
export const countRefusal = (reason: string): void =>
  metrics.refusals.inc({ reason })
