import type { Smoothness } from 'src/domain/picture/smoothness'

import type { Command } from './commands'
import type { PeerSessionState } from './state'
import { unchanged, update, type Transition } from './update'

/** The viewer has moved the slider (PS26). */
export function smoothnessChosen(
  state: PeerSessionState,
  smoothness: Smoothness
): Transition {
  if (state.plan.role !== 'viewer') return unchanged(state)
  const change = { smoothness }
  return update(
    state,
    change,
    { type: 'remember-smoothness', smoothness },
    tellSmoothness({ ...state, ...change })
  )
}

/** The viewer asks for it; what comes before the first picture waits for it (PS26). */
export function smoothnessAsked(
  state: PeerSessionState,
  smoothness: Smoothness
): Transition {
  if (state.plan.role !== 'sharer') return unchanged(state)
  return update(state, { smoothness }, { type: 'smooth-picture', smoothness })
}

export function tellSmoothness({ smoothness }: PeerSessionState): Command {
  return { type: 'send-message', message: { type: 'quality', smoothness } }
}
