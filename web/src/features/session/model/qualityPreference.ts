import type { QualityPreference } from 'src/features/call/model/qualityPreference'

import type { Command } from './commands'
import { isSharer, type PeerSessionState } from './state'
import { unchanged, update, type Transition } from './update'

/** The viewer has moved the slider (PS26). */
export function qualityPreferenceChosen(
  state: PeerSessionState,
  qualityPreference: QualityPreference
): Transition {
  if (isSharer(state)) return unchanged(state)
  const change = { qualityPreference }
  return update(
    state,
    change,
    { type: 'remember-quality-preference', qualityPreference },
    tellQualityPreference({ ...state, ...change })
  )
}

/**
 * The viewer's request; one that arrives before the first picture is applied
 * then (PS26).
 */
export function qualityPreferenceAsked(
  state: PeerSessionState,
  qualityPreference: QualityPreference
): Transition {
  if (!isSharer(state)) return unchanged(state)
  return update(
    state,
    { qualityPreference },
    { type: 'apply-quality-preference', qualityPreference }
  )
}

export function tellQualityPreference({
  qualityPreference,
}: PeerSessionState): Command {
  return {
    type: 'send-message',
    message: { type: 'quality', smoothness: qualityPreference },
  }
}
