import type { UserId } from 'src/domain/invite/userId'
import { usualQualityPreference } from 'src/domain/picture/qualityPreference'

import type { Command } from './commands'
import type { PeerSessionEvent } from './events'
import type { SessionPlan } from './plan'
import { initialState, type PeerSessionState } from './state'
import { transition } from './transition'

export const sharerId = 'river-apple-tiger-moon' as UserId
export const viewerId = 'lamp-cloud-piano-tree' as UserId
export const strangerId = 'fox-fox-fox-fox' as UserId

export const sharing: SessionPlan = { role: 'sharer', toUserId: viewerId }
export const broadcasting: SessionPlan = { role: 'sharer', toUserId: null }
export const receiving: SessionPlan = { role: 'viewer', fromUserId: null }
export const watching: SessionPlan = { role: 'viewer', fromUserId: sharerId }

export const nothingRemembered = {
  ownId: null,
  unfinishedWith: null,
  qualityPreference: usualQualityPreference,
}

/** Lets the events happen one after the other; `commands` are those of the last. */
export function run(plan: SessionPlan, ...events: PeerSessionEvent[]) {
  return resume(initialState(plan), ...events)
}

export function resume(
  state: PeerSessionState,
  ...events: PeerSessionEvent[]
): { state: PeerSessionState; commands: Command[] } {
  return events.reduce((last, event) => transition(last.state, event), {
    state,
    commands: [] as Command[],
  })
}

export const opening = (plan: SessionPlan): PeerSessionEvent => ({
  type: 'open-requested',
  plan,
  remembered: nothingRemembered,
})

export const opened = (plan: SessionPlan, id: UserId): PeerSessionEvent[] => [
  opening(plan),
  { type: 'peer-opened', id },
]

/** A sharer whose screen is seen. */
export const sharingEvents: PeerSessionEvent[] = [
  ...opened(sharing, sharerId),
  { type: 'share-requested' },
  { type: 'call-connected', isResumed: false },
  { type: 'capture-started' },
]

/** A viewer who sees a screen. */
export const watchingEvents: PeerSessionEvent[] = [
  ...opened(receiving, viewerId),
  { type: 'call-received', callId: 'mc_1', remoteId: sharerId },
  { type: 'call-connected', isResumed: false },
  { type: 'message-received', message: { type: 'screen', state: 'shared' } },
]
