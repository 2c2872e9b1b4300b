import type { KeyValueStore } from 'src/browser/storage'
import type { PeerSession } from 'src/features/session'

import { eachCall } from './eachCall'
import { parseSteps, type StepDraft } from './model/storedSteps'
import type { SharedSteps } from './SharedSteps'

const key = 'kinscreen.steps'

/**
 * Stores the helper's list of steps, so that it survives a reload. Sends the
 * list in each call with the same sharer, and to nobody else (PS33).
 *
 * @param sendAll sends the whole list; returns whether everything was sent
 */
export function syncSteps(
  session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>,
  shared: SharedSteps,
  sendAll: (steps: readonly StepDraft[]) => boolean,
  store: KeyValueStore
): void {
  const listed = () => shared.getSnapshot().steps
  const isHelper = () => session.getSnapshot().plan.role === 'viewer'
  let stored = parseSteps(store.read(key))
  let seen: readonly StepDraft[] = listed()

  const keep = () => {
    const steps = listed()
    if (!isHelper() || stored.length > 0 || steps === seen) return
    seen = steps
    const drafts = steps.map(({ liveMs: _, ...draft }) => draft)
    if (drafts.length === 0) store.remove(key)
    else store.write(key, JSON.stringify(drafts))
  }
  const send = () => {
    if (!isHelper()) return true
    // Another sharer has connected since the page was loaded, and the stored
    // list was not made for that person.
    if (session.getSnapshot().participantNumber !== 0 && stored.length > 0) {
      stored = []
      store.remove(key)
    }
    const steps = stored.length > 0 ? stored : listed()
    if (steps.length > 0 && !sendAll(steps)) return false
    stored = []
    keep()
    return true
  }
  shared.subscribe(keep)
  eachCall(session, send)
}
