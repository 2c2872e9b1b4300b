import type { CaptureSource } from 'src/browser/canCapture'
import type { CallMessage, ScreenState } from 'src/features/call'
import { isPartOfScreen, type Surface } from 'src/features/capture'

import { alarmEnded, alarmRaised, hideRequested, showRequested } from './alarm'
import { placeCall } from './calling'
import {
  changed,
  changeRequested,
  endedWhileChanging,
  keptAsItWas,
} from './change'
import { endShare } from './ending'
import type { CaptureEvent } from './events'
import { hide, screenMessage, show } from './screen'
import {
  isCapturing,
  isChanging,
  isSharer,
  isShown,
  type PeerSessionState,
  type SharerState,
} from './state'
import { unchanged, update, andThen, type Transition } from './update'

const screen = (state: ScreenState): CallMessage => ({ type: 'screen', state })

/** Handles the events of the capture (PS7–PS9, PS14, PS22, PS28, PS40). */
export function capture(
  state: PeerSessionState,
  event: CaptureEvent
): Transition {
  if (isSharer(state)) return captureOfSharer(state, event)
  return event.type === 'capture-started' ? unwanted(state) : unchanged(state)
}

function captureOfSharer(state: SharerState, event: CaptureEvent): Transition {
  const isChoosing = state.capture === 'requested'
  const changes = isCapturing(state) && isChanging(state)
  const isReplacing = changes && state.change === 'replacing'
  switch (event.type) {
    case 'share-requested':
      return share(state, event.source)
    case 'capture-started': {
      const next = { ...state, captureNumber: state.captureNumber + 1 }
      if (changes) return changed(next, event.surface ?? null)
      return isChoosing ? chosen(next, event.surface ?? null) : unwanted(state)
    }
    case 'change-requested':
      return changeRequested(state)
    case 'sound-changed':
      return state.capture === 'off'
        ? unchanged(state)
        : captureChanged(state, { hasSound: event.hasSound })
    case 'picture-changed':
      return state.capture === 'off'
        ? unchanged(state)
        : captureChanged(state, { isEmpty: event.isEmpty })
    case 'capture-cancelled':
      if (isReplacing) return stopped(state)
      if (changes) return keptAsItWas(state)
      return isChoosing
        ? endShare(state, { outcome: 'cancelled' }, screen('cancelled'))
        : unchanged(state)
    case 'capture-failed':
      if (isReplacing) return stopped(state)
      if (changes) return keptAsItWas(state)
      return isChoosing
        ? endShare(state, { error: event.error }, screen('cancelled'))
        : unchanged(state)
    case 'capture-ended':
      if (changes) return endedWhileChanging(state)
      return isCapturing(state) ? ended(state) : unchanged(state)
    case 'stop-requested':
      return isCapturing(state) ? stopped(state) : unchanged(state)
    case 'hide-requested':
      return hideRequested(state)
    case 'show-requested':
      return showRequested(state)
    case 'alarm-raised':
      return alarmRaised(state)
    case 'alarm-ended':
      return alarmEnded(state)
  }
}

/** Stops a capture that the session no longer needs. */
const unwanted = (state: PeerSessionState): Transition =>
  update(state, {}, { type: 'stop-capture' })

const stopped = (state: SharerState): Transition =>
  endShare(state, { outcome: 'stopped' }, screen('stopped'))

/**
 * When the capture of a window or tab ends, the page cannot tell whether the
 * person pressed the browser’s “Stop sharing” or closed the window.
 */
const ended = (state: SharerState): Transition =>
  isPartOfScreen(state.surface)
    ? endShare(state, { outcome: 'surface-gone' }, screen('stopped'))
    : stopped(state)

function share(state: SharerState, source?: CaptureSource): Transition {
  const canShare =
    state.capture === 'off' && state.serverConnectionState !== 'closed'
  if (!canShare) return unchanged(state)
  const requested = update(
    state,
    {
      capture: 'requested',
      alarm: 'none',
      outcome: null,
      error: null,
      callAttemptNumber: 0,
      gaveWayCount: 0,
    },
    { type: 'request-capture', source }
  )
  return andThen(requested, (next) => placeCall(next, 1))
}

/**
 * Shows the screen, or hides it if an alarm was raised while it was being
 * chosen (PS40). A sharer that gave way to another sharer calls again (PS34).
 */
function chosen(state: SharerState, surface: Surface | null): Transition {
  const put = state.alarm === 'none' ? show : hide
  if (state.call.is !== 'given-way') return put(state, { surface })
  const shown = put({ ...state, call: { is: 'none' } }, { surface })
  return andThen(shown, (next) => placeCall(next))
}

/** A hidden screen’s changes are not sent to the viewer. */
function captureChanged(
  state: SharerState,
  change: Partial<Pick<SharerState, 'hasSound' | 'isEmpty'>>
): Transition {
  return update(
    state,
    change,
    ...(isShown(state) ? screenMessage({ ...state, ...change }) : [])
  )
}
