import type { Surface } from 'src/features/capture'

import type { Command } from './commands'
import { screenMessage } from './screen'
import { isCapturing, isChanging, type SharerState } from './state'
import { unchanged, update, type Transition } from './update'

/** Opens the picker; the current screen stays shared meanwhile (PS28). */
export function changeRequested(state: SharerState): Transition {
  return isCapturing(state) && !isChanging(state)
    ? update(state, { change: 'choosing' }, { type: 'change-capture' })
    : unchanged(state)
}

/** Replaces the old capture in the same call (PS28). */
export function changed(
  state: SharerState,
  surface: Surface | null
): Transition {
  const put: Command =
    state.capture === 'on'
      ? { type: 'swap-capture' }
      : { type: 'drop-previous-capture' }
  const next = { surface, change: 'none', isEmpty: false } as const
  return update(state, next, put, ...screenMessage({ ...state, ...next }))
}

/**
 * The old capture has ended while the picker is open. The picker stays open,
 * and the share waits for the choice (PS28).
 */
export function endedWhileChanging(state: SharerState): Transition {
  const next = { change: 'replacing', hasSound: false } as const
  return update(
    state,
    next,
    { type: 'hide-capture' },
    ...screenMessage({ ...state, ...next })
  )
}

/** No other screen was chosen, or the screen could not be captured (PS28). */
export function keptAsItWas(state: SharerState): Transition {
  return update(state, { change: 'kept' })
}
