import type { Surface } from 'src/features/capture/model/surface'

import { screenMessage } from './screenMessage'
import { isShown, type SharerState } from './state'
import { update, type Transition } from './update'

/** Puts what is captured into the call (PS22). */
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

/** Takes it out of the call, and keeps the capture (PS22). */
export function hide(
  state: SharerState,
  captured: { surface?: Surface | null } = {}
): Transition<SharerState> {
  const next: SharerState = { ...state, capture: 'hidden', ...captured }
  return update(next, {}, { type: 'hide-capture' }, ...screenMessage(next))
}
