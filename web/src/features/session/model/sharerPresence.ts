import { viewerView } from './selectors'
import type { PeerSessionState } from './state'

/** Whether the sharer is there, as far as the viewer's page knows. */
export type SharerPresence = 'awaited' | 'here' | 'gone'

export function sharerPresence(state: PeerSessionState): SharerPresence {
  if (viewerView(state) !== 'waiting') return 'here'
  const { outcome } = state
  return outcome === 'sharer-left' || outcome === 'sharer-stopped'
    ? 'gone'
    : 'awaited'
}
