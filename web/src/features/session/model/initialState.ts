import { usualQualityPreference } from 'src/features/picture'

import type { SessionPlan } from './plan'
import { nothingKnown } from './screen'
import type { PeerSessionState, SharedState, StateOf } from './state'

export function initialState<Plan extends SessionPlan>(
  plan: Plan
): StateOf<Plan>
export function initialState(plan: SessionPlan): PeerSessionState {
  const shared: SharedState = {
    desiredId: null,
    idSuffix: 1,
    ownId: null,
    serverConnectionState: 'closed',
    connectionAttemptNumber: 0,
    isServerAsked: false,
    remoteId: null,
    isIceStuck: false,
    recovery: 'none',
    participantNumber: 0,
    isVerified: false,
    safetyWords: undefined,
    surface: null,
    isEmpty: false,
    hasSound: false,
    qualityPreference: usualQualityPreference,
    error: null,
    verdict: null,
  }
  return plan.role === 'sharer'
    ? {
        ...shared,
        plan,
        call: { is: 'none' },
        callAttemptNumber: 0,
        gaveWayCount: 0,
        hasReturned: false,
        capture: 'off',
        captureNumber: 0,
        change: 'none',
        alarm: 'none',
        unfinishedWith: null,
        brokenOffCount: 0,
        secondDevice: null,
        outcome: null,
      }
    : {
        ...shared,
        plan,
        viewerIdClaim: plan.fromUserId ? 'none' : 'held',
        call: { is: 'none' },
        caller: null,
        gaveWay: [],
        rejected: [],
        declined: [],
        ...nothingKnown,
        isListening: false,
        outcome: null,
      }
}
