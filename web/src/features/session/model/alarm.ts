import { hide, show } from './screen'
import type { SharerState } from './state'
import { andThen, unchanged, update, type Transition } from './update'

/**
 * Hides the screen until the alarm ends (PS40). A screen that is still being
 * chosen is hidden as soon as its capture starts.
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
 * Restores the state before the alarm. If the share has ended meanwhile, its
 * outcome is cleared, because the page must not ask about that share (PS40).
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
 * A request to hide during an alarm has another reason, such as a privacy mask
 * that failed, so the screen stays hidden after the alarm (PS40).
 */
export function hideRequested(state: SharerState): Transition {
  if (state.alarm === 'was-shown') return update(state, { alarm: 'was-hidden' })
  return state.capture === 'on' ? hide(state) : unchanged(state)
}

/** During an alarm, the screen stays hidden until the alarm ends (PS40). */
export const showRequested = (state: SharerState): Transition =>
  state.capture === 'hidden' && state.alarm === 'none'
    ? show(state)
    : unchanged(state)
