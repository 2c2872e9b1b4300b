import type { CallMessage, ScreenState } from 'src/domain/callProtocol'

import { endCall, placeCall } from './calling'
import type { CaptureEvent } from './events'
import type { PeerSessionState } from './state'
import { stay, step, then, type Transition } from './step'
import { tellScreen } from './tellScreen'

const screen = (state: ScreenState): CallMessage => ({ type: 'screen', state })

/** Region 3 of the contract: PS7–PS9, PS14, PS22. */
export function capture(
  state: PeerSessionState,
  event: CaptureEvent
): Transition {
  const isCapturing = state.capture === 'on' || state.capture === 'hidden'
  const isChoosing = state.capture === 'requested'
  switch (event.type) {
    case 'share-requested':
      return share(state)
    case 'capture-started':
      return isChoosing
        ? show(state)
        : step(state, {}, { type: 'stop-capture' })
    case 'sound-changed':
      return state.capture === 'off'
        ? stay(state)
        : soundChanged(state, event.hasSound)
    case 'capture-cancelled':
      return isChoosing ? endCall(state, {}, screen('cancelled')) : stay(state)
    case 'capture-failed':
      return isChoosing
        ? endCall(state, { error: event.error }, screen('cancelled'))
        : stay(state)
    case 'capture-ended':
    case 'stop-requested':
      return isCapturing
        ? endCall(state, { outcome: 'stopped' }, screen('stopped'))
        : stay(state)
    case 'hide-requested':
      return state.capture === 'on' ? hide(state) : stay(state)
    case 'show-requested':
      return state.capture === 'hidden' ? show(state) : stay(state)
  }
}

function share(state: PeerSessionState): Transition {
  const canShare =
    state.plan.role === 'sharer' &&
    state.capture === 'off' &&
    state.serverConnectionState !== 'closed'
  if (!canShare) return stay(state)
  const requested = step(
    state,
    { capture: 'requested', outcome: null, error: null, callAttemptNumber: 0 },
    { type: 'request-capture' }
  )
  return then(requested, (next) => placeCall(next, 1))
}

function show(state: PeerSessionState): Transition {
  return step(
    state,
    { capture: 'on' },
    { type: 'show-capture' },
    ...tellScreen({ ...state, capture: 'on' })
  )
}

function hide(state: PeerSessionState): Transition {
  return step(
    state,
    { capture: 'hidden' },
    { type: 'hide-capture' },
    ...tellScreen({ ...state, capture: 'hidden' })
  )
}

/** Told with the screen, or by itself when it ends before it. */
function soundChanged(state: PeerSessionState, hasSound: boolean): Transition {
  return step(
    state,
    { hasSound },
    ...(state.capture === 'on' ? tellScreen({ ...state, hasSound }) : [])
  )
}
