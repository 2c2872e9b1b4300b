import type { UserId } from 'src/domain/invite/userId'
import type { Control } from 'src/domain/wire/controlMessage'

import { dismissal, stopCallTimers } from './calling'
import type { Command } from './commands'
import { startGiveUp } from './connection'
import type { SignallingEvent } from './events'
import { answerTimeoutMs } from './limits'
import { newcomerCalls } from './newcomer'
import { awaitPath, startPath } from './path'
import {
  isMissed,
  isSharer,
  type PeerSessionState,
  type Recovery,
  type ViewerState,
} from './state'
import { unchanged, update, type Transition } from './update'

type CallReceived = Extract<SignallingEvent, { type: 'call-received' }>

/**
 * How the viewer treats a caller or a knock: `unexpected` gets no answer at
 * all, `newcomer` waits for a yes (PS32), `welcome` is answered.
 */
type Reception = 'unexpected' | 'refused' | 'busy' | 'newcomer' | 'welcome'

/**
 * Only the expected sharer is answered, and only one at a time (PS17, PS18,
 * PS32, PS34).
 */
function receptionOf(state: ViewerState, remoteId: UserId): Reception {
  const { plan, remoteParticipantState, remoteScreen, turnedAway } = state
  if (plan.fromUserId !== null && plan.fromUserId !== remoteId) {
    return 'unexpected'
  }
  if (turnedAway.includes(remoteId)) return 'refused'
  if (state.remoteId === remoteId) return 'welcome'
  if (isMissed(state)) return 'newcomer'
  const hasShown = remoteScreen === 'shared' || remoteScreen === 'hidden'
  return remoteParticipantState !== 'idle' && hasShown ? 'busy' : 'welcome'
}

/**
 * Answers a call, refuses it, or lets it wait; a sharer never answers (PS18).
 */
export function answerCall(
  state: PeerSessionState,
  { callId, remoteId }: CallReceived
): Transition {
  const refuse = (control: Control | null) =>
    update(state, {}, { type: 'refuse-call', callId, control })
  if (isSharer(state)) return refuse(null)
  const reception = receptionOf(state, remoteId)
  switch (reception) {
    case 'unexpected':
      return refuse(null)
    case 'refused':
    case 'busy':
      return refuse(reception)
    case 'newcomer':
      return newcomerCalls(state, { callId, remoteId })
    case 'welcome':
      return answer(state, { callId, remoteId })
  }
}

/**
 * Says whether a call would be answered, so that none is placed in vain (PS13).
 */
export function answerKnock(state: ViewerState, remoteId: UserId): Transition {
  const reception = receptionOf(state, remoteId)
  if (reception === 'unexpected') return unchanged(state)
  const isWelcome = reception === 'welcome' || reception === 'newcomer'
  const control = isWelcome ? 'here' : reception
  return update(state, {}, { type: 'send-control', remoteId, control })
}

function answer(
  state: ViewerState,
  { callId, remoteId }: Pick<CallReceived, 'callId' | 'remoteId'>
): Transition {
  const isReturn = state.remoteId === remoteId
  const recovery = isReturn ? afterCallBack(state) : 'none'
  const isNewlyLost = recovery === 'lost' && !isMissed(state)
  return update(
    state,
    {
      remoteParticipantState: 'connecting',
      remoteId,
      remoteScreen: recovery === 'none' ? 'choosing' : state.remoteScreen,
      hasSound: false,
      recovery,
      newcomer: null,
      lacksPath: isReturn && state.lacksPath,
      outcome: null,
    },
    ...(isReturn ? [] : displace(state)),
    ...dismissal(state, 'busy'),
    { type: 'close-call' },
    { type: 'answer-call', callId },
    { type: 'start-timer', name: 'answer', delayMs: answerTimeoutMs },
    ...(isNewlyLost ? [startGiveUp, startPath] : []),
    ...(isReturn ? awaitPath({ recovery }) : [startPath])
  )
}

/**
 * A caller that has shown nothing yet gives way, and may come back with
 * something to show (PS34).
 */
function displace({
  remoteId,
  remoteParticipantState,
}: ViewerState): Command[] {
  return remoteId && remoteParticipantState !== 'idle'
    ? [
        ...stopCallTimers,
        { type: 'send-control', remoteId, control: 'give-way' },
      ]
    : stopCallTimers
}

/**
 * A new call ends the recovery of the old one. A call that arrives during a
 * running one means that the sharer has already lost that one: it is resumed,
 * or asked about (PS32).
 */
function afterCallBack({
  recovery,
  remoteParticipantState,
}: ViewerState): Recovery {
  const isRunning = remoteParticipantState === 'connected'
  return isRunning || recovery === 'disconnected' ? 'lost' : recovery
}
