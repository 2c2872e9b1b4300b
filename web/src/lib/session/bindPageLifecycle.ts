import type { SessionPlan } from 'src/domain/peerSession/plan'
import { listen, type Undo } from 'src/lib/browser/listen'

import type { PeerSession } from './PeerSession'

/**
 * Keeps a session open for as long as its page is there.
 *
 * @returns the undo: the person has left for another page of ours
 */
export function bindPageLifecycle(
  session: PeerSession,
  plan: SessionPlan
): Undo {
  void session.open(plan)
  const unlisten = [
    listen(window, 'online', session.networkReturned),
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') session.networkReturned()
    }),
    // Perhaps a reload, perhaps for good: nobody can know yet.
    listen(window, 'pagehide', () => session.close('unload')),
    listen<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => {
      if (persisted) void session.open(plan)
    }),
  ]
  return () => {
    unlisten.forEach((undo) => undo())
    session.close('left')
  }
}
