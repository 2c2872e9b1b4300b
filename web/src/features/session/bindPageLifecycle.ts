import { listen, type Undo } from 'src/browser/listen'
import { isPageSeen, onVisibilityChange } from 'src/browser/pageVisibility'

import type { SessionPlan } from './model/plan'
import type { PeerSession } from './PeerSession'

/** Chromium says so; the others are asked often enough. */
const whenNetworkChanges = (then: () => void): Undo[] =>
  'connection' in navigator && navigator.connection instanceof EventTarget
    ? [listen(navigator.connection, 'change', then)]
    : []

/**
 * Keeps a session open as long as its page exists.
 *
 * @returns the undo: the person has moved to another of our pages
 */
export function bindPageLifecycle(
  session: PeerSession,
  plan: SessionPlan
): Undo {
  void session.open(plan)
  const unlisten = [
    listen(window, 'online', session.networkReturned),
    // From one network to another there is no moment without one.
    ...whenNetworkChanges(session.networkReturned),
    onVisibilityChange(() => {
      if (isPageSeen()) session.networkReturned()
    }),
    // Perhaps a reload, perhaps for good: it is not known yet.
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
