import { viewerView } from './selectors'
import type { PeerSessionState } from './state'

/** Whether the person with the screen is there, as the viewer's page knows it. */
export type SharerPresence = 'awaited' | 'here' | 'gone'

export function sharerPresence(state: PeerSessionState): SharerPresence {
  if (viewerView(state) !== 'waiting') return 'here'
  return state.outcome ? 'gone' : 'awaited'
}
