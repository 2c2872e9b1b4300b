import { stopCallTimers } from './calling'
import type { CallEvent } from './events'
import { answerTimeoutMs } from './limits'
import { awaitPath, startPath } from './path'
import { isMissed, type PeerSessionState, type Recovery } from './state'
import { step, type Transition } from './step'

type CallReceived = Extract<CallEvent, { type: 'call-received' }>

/** Only the expected sharer is answered, and only one at a time (PS17, PS18). */
export function answerCall(
  state: PeerSessionState,
  { callId, remoteId }: CallReceived
): Transition {
  const { plan } = state
  if (
    plan.role === 'sharer' ||
    (plan.fromUserId !== null && plan.fromUserId !== remoteId)
  ) {
    return step(state, {}, { type: 'refuse-call', callId, control: null })
  }
  const isBusy =
    state.remoteParticipantState !== 'idle' &&
    !isMissed(state) &&
    state.remoteId !== remoteId
  if (isBusy) {
    return step(state, {}, { type: 'refuse-call', callId, control: 'busy' })
  }
  const isReturn = state.remoteId === remoteId
  return step(
    state,
    {
      remoteParticipantState: 'connecting',
      remoteId,
      remoteScreen:
        isReturn && isMissed(state) ? state.remoteScreen : 'choosing',
      hasSound: false,
      recovery: isReturn ? afterCallBack(state.recovery) : 'none',
      lacksPath: isReturn && state.lacksPath,
      outcome: null,
    },
    ...(isReturn ? [] : stopCallTimers),
    { type: 'close-call' },
    { type: 'answer-call', callId },
    { type: 'start-timer', name: 'answer', delayMs: answerTimeoutMs },
    ...(isReturn ? awaitPath(state) : [startPath])
  )
}

/** A new call ends the healing of the old one. */
function afterCallBack(recovery: Recovery): Recovery {
  if (recovery === 'silent') return 'none'
  return recovery === 'healing' ? 'lost' : recovery
}
