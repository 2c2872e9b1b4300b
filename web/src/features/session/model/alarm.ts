import { hide, show } from './screen'
import type { SharerState } from './state'
import { andThen, unchanged, update, type Transition } from './update'

/**
 * Something feels wrong to the sharer: the screen is hidden whatever else is going
 * on, and stays so until they say that it is fine (PS40). While the first screen
 * is still being chosen, it will be hidden when it comes.
 */
export function alarmRaised(state: SharerState): Transition {
  const { alarm, capture } = state
  if (capture === 'off' || alarm !== 'none') return unchanged(state)
  const raised = update(state, {
    alarm: capture === 'hidden' ? 'was-hidden' : 'was-shown',
  })
  return capture === 'on' ? andThen(raised, hide) : raised
}

/**
 * They say that it is fine: everything is as it was before. If the share is over
 * meanwhile, they have read so, and nothing of it is asked about (PS40).
 */
export function alarmEnded(state: SharerState): Transition {
  const { alarm, capture } = state
  if (alarm === 'none') return unchanged(state)
  const ended = update(state, {
    alarm: 'none',
    ...(capture === 'off' && { outcome: null }),
  })
  return alarm === 'was-shown' && capture === 'hidden'
    ? andThen(ended, show)
    : ended
}

/**
 * What hides the screen while the alarm is raised has a reason of its own to,
 * such as a mask that failed: it stays hidden afterwards (PS40).
 */
export function hideRequested(state: SharerState): Transition {
  if (state.alarm === 'was-shown') return update(state, { alarm: 'was-hidden' })
  return state.capture === 'on' ? hide(state) : unchanged(state)
}

/** Nothing shows the screen again but the end of the alarm (PS40). */
export const showRequested = (state: SharerState): Transition =>
  state.capture === 'hidden' && state.alarm === 'none'
    ? show(state)
    : unchanged(state)
