import type { Surface } from 'src/features/capture'

import type { Command } from './commands'
import { isShown, type SharerState, type ViewerState } from './state'
import { update, type Transition } from './update'

/** What the viewer knows about the screen; reset for the next sharer. */
type ScreenKnown = Pick<
  ViewerState,
  | 'remoteScreen'
  | 'hasSound'
  | 'isEmpty'
  | 'surface'
  | 'captureNumber'
  | 'sharerDialog'
  | 'hasAsked'
>

export const nothingKnown: ScreenKnown = {
  remoteScreen: null,
  hasSound: false,
  isEmpty: false,
  surface: null,
  captureNumber: null,
  sharerDialog: null,
  hasAsked: false,
}

const states = {
  off: 'cancelled',
  requested: 'choosing',
  on: 'shared',
  hidden: 'hidden',
} as const

/**
 * Tells the viewer what is shared. A peer that is not admitted gets no message.
 */
export function screenMessage(state: SharerState): Command[] {
  const { call, capture, change, hasSound, isEmpty, plan, surface } = state
  if (call.is === 'asking') return []
  const isSeen = isShown(state)
  const isReplacing = change === 'replacing' && capture === 'on'
  const told = isReplacing ? 'choosing' : states[capture]
  return [
    {
      type: 'send-message',
      message: {
        type: 'screen',
        state: told,
        ...(told === 'choosing' && plan.dialog && { dialog: plan.dialog }),
        ...(isSeen && hasSound && { sound: true }),
        ...(isSeen && isEmpty && { empty: true }),
        ...(isSeen && surface && { surface }),
        ...(isSeen && { capture: state.captureNumber }),
      },
    },
  ]
}

/** Sends the capture in the call (PS22). */
export function show(
  state: SharerState,
  captured: { surface?: Surface | null } = {}
): Transition<SharerState> {
  const next: SharerState = { ...state, capture: 'on', ...captured }
  return update(
    next,
    {},
    ...(isShown(next) ? [{ type: 'show-capture' as const }] : []),
    ...screenMessage(next)
  )
}

/** Stops sending the capture, but keeps capturing (PS22). */
export function hide(
  state: SharerState,
  captured: { surface?: Surface | null } = {}
): Transition<SharerState> {
  const next: SharerState = { ...state, capture: 'hidden', ...captured }
  return update(next, {}, { type: 'hide-capture' }, ...screenMessage(next))
}
