import type { OutgoingRing } from './outgoingRing'

/** What there is to say of a ring to the person who waits. */
export type RingNews =
  | 'ringing'
  | 'rung'
  | 'pageOpen'
  | 'gone'
  | 'tooMany'
  | 'failed'
  | 'answered'

const newsOfPush: Record<OutgoingRing['push'], RingNews | null> = {
  none: null,
  ringing: 'ringing',
  rung: 'rung',
  gone: 'gone',
  'too-many': 'tooMany',
  failed: 'failed',
}

/** @returns null if there is nothing to say: only a page was rung, and none is open */
export function ringNews(ring: OutgoingRing): RingNews | null {
  if (ring.answer) return 'answered'
  return ring.isHeard ? 'pageOpen' : newsOfPush[ring.push]
}
