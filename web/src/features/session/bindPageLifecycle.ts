import { listen, type Undo } from 'src/browser/listen'
import { isPageSeen, onVisibilityChange } from 'src/browser/pageVisibility'

import type { SessionPlan } from './model/plan'
import type { PeerSession } from './PeerSession'

/**
 * Only Chromium reports a change of network. In other browsers, the page
 * notices the change when it next checks its connection to the server
 * (`askEveryMs`).
 */
const whenNetworkChanges = (then: () => void): Undo[] =>
  'connection' in navigator && navigator.connection instanceof EventTarget
    ? [listen(navigator.connection, 'change', then)]
    : []

/**
 * Keeps the session open for the lifetime of its page.
 *
 * @returns a function that closes the session, for navigation within this site
 */
export function bindPageLifecycle(
  session: PeerSession,
  plan: SessionPlan
): Undo {
  void session.open(plan)
  const unlisten = [
    listen(window, 'online', session.networkReturned),
    // A switch between networks may not fire `online`.
    ...whenNetworkChanges(session.networkReturned),
    onVisibilityChange(() => {
      if (isPageSeen()) session.networkReturned()
    }),
    // `pagehide` does not tell a reload from a closed page, so the page may
    // come back.
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
