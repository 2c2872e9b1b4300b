import { listen, type Undo } from 'src/browser/listen'
import { isPageSeen, onVisibilityChange } from 'src/browser/pageVisibility'

import type { SessionPlan } from './model/plan'
import type { PeerSession } from './PeerSession'

/**
 * Chromium reports a change of network; in other browsers, the regular question
 * to the server notices it (`askEveryMs`).
 */
const whenNetworkChanges = (then: () => void): Undo[] =>
  'connection' in navigator && navigator.connection instanceof EventTarget
    ? [listen(navigator.connection, 'change', then)]
    : []

/**
 * Keeps a session open for the lifetime of its page.
 *
 * @returns a function that closes the session, for when the person navigates to
 * another page of this site
 */
export function bindPageLifecycle(
  session: PeerSession,
  plan: SessionPlan
): Undo {
  void session.open(plan)
  const unlisten = [
    listen(window, 'online', session.networkReturned),
    // A switch from one network to another need not fire `online`.
    ...whenNetworkChanges(session.networkReturned),
    onVisibilityChange(() => {
      if (isPageSeen()) session.networkReturned()
    }),
    // The event does not tell whether the page is reloaded or closed, so the
    // page may come back.
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
