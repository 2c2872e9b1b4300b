import * as fc from 'fast-check'

import type { UserId } from 'src/features/links/model/userId'
import { usualQualityPreference } from 'src/features/picture/model/qualityPreference'
import type { PeerSessionSnapshot } from 'src/features/session/PeerSessionSnapshot'

import type { PeerSessionEvent } from './events'
import { initialState } from './initialState'
import type { SessionPlan, SharerPlan, ViewerPlan } from './plan'
import { newcomerOf } from './selectors'
import {
  type PeerSessionState,
  remoteParticipantState,
  type StateOf,
} from './state'
import { transition } from './transition'
import type { Transition } from './update'

export const sharerId = 'river-apple-tiger-moon' as UserId
export const viewerId = 'lamp-cloud-piano-tree' as UserId
export const strangerId = 'fox-fox-fox-fox' as UserId

export const sharing: SharerPlan = { role: 'sharer', toUserId: viewerId }
export const broadcasting: SharerPlan = { role: 'sharer', toUserId: null }
export const receiving: ViewerPlan = { role: 'viewer', fromUserId: null }
export const watching: ViewerPlan = { role: 'viewer', fromUserId: sharerId }

export const nothingRemembered = {
  ownId: null,
  unfinishedWith: null,
  qualityPreference: usualQualityPreference,
  captureNumber: 0,
}

/** A state with the derived values that tests check. */
type Seen<State extends PeerSessionState> = State &
  Pick<PeerSessionSnapshot, 'remoteParticipantState'> & {
    newcomer: ReturnType<typeof newcomerOf>
  }

/** Starts in the initial state. `commands` are those of the last event. */
export function run<Plan extends SessionPlan>(
  plan: Plan,
  ...events: PeerSessionEvent[]
): Transition<Seen<StateOf<Plan>>> {
  return resume(initialState(plan), ...events)
}

/** Runs the events from a given state. The events must not change the role. */
export function resume<State extends PeerSessionState>(
  state: State,
  ...events: PeerSessionEvent[]
): Transition<Seen<State>> {
  const start: Transition = { state, commands: [] }
  const end = events.reduce(
    (last, event) => transition(last.state, event),
    start
  ) as Transition<State>
  // Returns the same object if nothing has changed, because tests compare it
  // with `toBe`.
  if (end.state === state && 'newcomer' in state) return end as never
  const seen = {
    ...end.state,
    remoteParticipantState: remoteParticipantState(end.state),
    newcomer: newcomerOf(end.state),
  }
  return { state: seen, commands: end.commands }
}

/** The state after the events, without derived values. */
export const stateAfter = (
  plan: SessionPlan,
  ...events: PeerSessionEvent[]
): PeerSessionState =>
  events.reduce<PeerSessionState>(
    (state, event) => transition(state, event).state,
    initialState(plan)
  )

/** As after a reload: an earlier click has claimed the viewer’s id (PS44). */
export const opening = (plan: SessionPlan): PeerSessionEvent => ({
  type: 'open-requested',
  plan,
  remembered: {
    ...nothingRemembered,
    unfinishedWith: plan.role === 'viewer' ? plan.fromUserId : null,
  },
})

/**
 * Opens the session as on a first visit. Without a click, the page does not
 * claim the viewer’s id (PS44).
 */
export const loading = (plan: SessionPlan): PeerSessionEvent => ({
  type: 'open-requested',
  plan,
  remembered: nothingRemembered,
})

export const opened = (plan: SessionPlan, id: UserId): PeerSessionEvent[] => [
  opening(plan),
  { type: 'peer-opened', id },
]

export const sharingEvents: PeerSessionEvent[] = [
  ...opened(sharing, sharerId),
  { type: 'share-requested' },
  { type: 'call-connected', isResumed: false, isVerified: false },
  { type: 'capture-started' },
]

export const watchingEvents: PeerSessionEvent[] = [
  ...opened(receiving, viewerId),
  {
    type: 'call-received',
    callId: 'mc_1',
    remoteId: sharerId,
    isFromLink: true,
  },
  { type: 'call-connected', isResumed: false, isVerified: false },
  { type: 'message-received', message: { type: 'screen', state: 'shared' } },
]

/** Generates values of every kind; TypeScript reports a missing kind. */
export const every = <Kind extends string, Value>(
  arbitraries: Record<Kind, fc.Arbitrary<Value>>
): fc.Arbitrary<Value> =>
  fc.oneof(...Object.values<fc.Arbitrary<Value>>(arbitraries))
