import type { Asking, Control, SignallingEvent } from 'src/features/call'
import type { UserId } from 'src/features/links'

import { dismissal, nobody } from './calling'
import type { Command } from './commands'
import { endViewing } from './ending'
import { mostRejected } from './limits'
import { newcomerCalls } from './newcomer'
import {
  isReconnecting,
  isSharer,
  type PeerSessionState,
  type Recovery,
  type ViewerState,
} from './state'
import {
  andThen,
  unchanged,
  update,
  type StateChange,
  type Transition,
} from './update'

type CallReceived = Extract<SignallingEvent, { type: 'call-received' }>

/**
 * How the viewer’s page treats a call, or a knock (the sharer’s question
 * whether the viewer is there):
 * - `unexpected` gets no answer at all
 * - `not-proved` has not proved to be the sharer of the opened link
 * - `give-way` must call again later (PS34)
 * - `newcomer` waits for the viewer’s consent (PS32, PS41)
 * - `welcome` is answered
 */
type Reception =
  | 'unexpected'
  | 'not-proved'
  | 'refused'
  | 'busy'
  | 'give-way'
  | 'newcomer'
  | 'welcome'

/**
 * Only the expected sharer is answered, and only one sharer at a time (PS17,
 * PS18, PS32, PS34). A caller without the link needs the viewer’s consent
 * (PS41).
 */
function receptionOf(state: ViewerState, asking: Asking): Reception {
  const { call, gaveWay, plan, remoteScreen, rejected } = state
  const { remoteId, isFromLink } = asking
  if (plan.fromUserId !== null && plan.fromUserId !== remoteId) {
    return 'unexpected'
  }
  if (rejected.includes(remoteId)) return 'refused'
  if (plan.fromUserId !== null) {
    return isFromLink === false ? 'not-proved' : 'welcome'
  }
  // A sharer who was verified once must be verified in each call of the share
  // (PS36).
  const isLess = state.isVerified && !isFromLink
  if (state.remoteId === remoteId && !isLess) return 'welcome'
  if (!isFromLink) return receptionWithoutLink(state, asking)
  if (isReconnecting(state)) return 'newcomer'
  const hasShown = remoteScreen === 'shared' || remoteScreen === 'hidden'
  if (call.is === 'none') return 'welcome'
  if (hasShown) return 'busy'
  const isTooSoon = call.is === 'answering' && gaveWay.includes(remoteId)
  return isTooSoon ? 'give-way' : 'welcome'
}

/**
 * A caller without the link, who knows only the viewer’s id, gets no answer
 * before the viewer decides, and interrupts no call (PS41). While one caller
 * waits for the viewer’s decision, other callers without the link are ignored:
 * otherwise the viewer could accept the wrong caller.
 */
function receptionWithoutLink(
  state: ViewerState,
  { remoteId }: Asking
): Reception {
  const { call, caller, declined } = state
  if (declined.includes(remoteId)) return 'refused'
  const isFree = call.is === 'none' || isReconnecting(state)
  const isNext =
    call.is !== 'asking' && (!caller || caller.remoteId === remoteId)
  return isFree && isNext ? 'newcomer' : 'unexpected'
}

/** A sharer refuses every received call (PS18). */
export function answerCall(
  state: PeerSessionState,
  { callId, ...asking }: CallReceived
): Transition {
  const { remoteId } = asking
  const refuse = (control: Control | null) =>
    update(state, {}, { type: 'refuse-call', callId, control })
  if (isSharer(state)) return refuse(null)
  const reception = receptionOf(state, asking)
  switch (reception) {
    case 'unexpected':
      return refuse(null)
    case 'not-proved':
      return notProved(state, callId)
    case 'refused':
    case 'busy':
    case 'give-way':
      return refuse(reception)
    case 'newcomer':
      return newcomerCalls(state, {
        ...{ callId, remoteId },
        isFromLink: asking.isFromLink === true,
      })
    case 'welcome':
      return answer(state, { callId, remoteId })
  }
}

/** Tells a sharer before a call whether the call would be refused (PS13). */
export function answerKnock(state: ViewerState, asking: Asking): Transition {
  const { remoteId, isFromLink } = asking
  const reception = receptionOf(state, asking)
  const tell = (control: Control) =>
    update(state, {}, { type: 'send-control', remoteId, control })
  switch (reception) {
    case 'unexpected':
    case 'not-proved':
      return unchanged(state)
    case 'newcomer':
      // A caller without the link gets no answer to a knock (“are you there?”),
      // and so calls after a while. The viewer is asked about that call (PS13,
      // PS41).
      return isFromLink ? tell('here') : unchanged(state)
    case 'welcome':
      return tell('here')
    default:
      return tell(reception)
  }
}

/**
 * The caller has the id of the sharer whose link was opened, but cannot prove
 * that it has the link’s key (PS42). A running share continues.
 */
function notProved(state: ViewerState, callId: string): Transition {
  const isWaiting = state.call.is === 'none' && !isReconnecting(state)
  const control = isWaiting ? 'not-proved' : null
  return andThen(
    isWaiting ? endViewing(state, 'sharer-not-proved') : unchanged(state),
    (next) => update(next, {}, { type: 'refuse-call', callId, control })
  )
}

function answer(
  state: ViewerState,
  { callId, remoteId }: Pick<CallReceived, 'callId' | 'remoteId'>
): Transition {
  const isReturn = state.remoteId === remoteId
  return update(
    state,
    {
      ...(isReturn ? knownOfReturn(state) : knownOfAnother(state)),
      call: { is: 'answering', callId },
      remoteId,
      caller: null,
      outcome: null,
    },
    ...(isReturn ? [] : displace(state)),
    ...dismissal(state, 'busy'),
    { type: 'close-call' },
    { type: 'answer-call', callId }
  )
}

function knownOfReturn(state: ViewerState): StateChange<ViewerState> {
  const recovery = afterCallBack(state)
  return {
    recovery,
    remoteScreen: recovery === 'none' ? 'choosing' : state.remoteScreen,
    hasSound: false,
    // The sharer calls again, so its first call has not connected. Callers that
    // this sharer has displaced may now displace it (PS34).
    gaveWay: [],
  }
}

const knownOfAnother = (state: ViewerState): StateChange<ViewerState> => ({
  ...nobody,
  remoteScreen: 'choosing',
  isVerified: false,
  gaveWay: withDisplaced(state),
})

/**
 * The current caller has not shown a screen yet, so it must give way to the new
 * caller. The current caller calls again when it has a screen to show (PS34).
 */
const displace = ({ call, remoteId }: ViewerState): Command[] =>
  remoteId && call.is !== 'none'
    ? [{ type: 'send-control', remoteId, control: 'give-way' }]
    : []

/**
 * Adds the displaced caller to the list. A caller in this list cannot displace
 * another caller whose first call is still being answered (PS34).
 */
const withDisplaced = ({ call, gaveWay, remoteId }: ViewerState): UserId[] =>
  remoteId && call.is !== 'none'
    ? [...gaveWay, remoteId].slice(-mostRejected)
    : []

/**
 * A sharer who calls again during a call has already lost that call. The new
 * call resumes the share, or the viewer is asked about it (PS32).
 */
const afterCallBack = ({ call, recovery }: ViewerState): Recovery =>
  call.is === 'live' || recovery === 'disconnected' ? 'lost' : recovery
