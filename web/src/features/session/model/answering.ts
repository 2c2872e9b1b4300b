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
 * How the viewer treats a call, or a knock (a sharer's question whether the
 * viewer is there):
 * - `unexpected` gets no answer at all
 * - `not-proved` lacks the proof that the sharer of the link would have
 * - `give-way` must call again later (PS34)
 * - `newcomer` waits for the viewer's consent (PS32, PS41)
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
 * The viewer answers only the expected sharer, and only one sharer at a time
 * (PS17, PS18, PS32, PS34). A caller without the link needs the viewer's
 * consent (PS41).
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
  // A sharer who was verified once in a share must be verified in each of its
  // calls (PS36).
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
 * A caller who knows only the viewer's id, and does not have the link, gets no
 * answer and interrupts no other call (PS41). While one caller waits for the
 * viewer's decision, further callers are ignored: otherwise the consent could
 * go to a caller whom the viewer did not mean.
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

/**
 * Answers or refuses a call, or asks the viewer about it. A sharer never
 * answers a call (PS18).
 */
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

/**
 * Tells a sharer in advance whether its call would be accepted, so that it does
 * not place a call that would be refused (PS13).
 */
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
      // A knock without the link gets no answer. After a while, the sharer
      // calls, and that call leads to the question (PS13, PS41).
      return isFromLink ? tell('here') : unchanged(state)
    case 'welcome':
      return tell('here')
    default:
      return tell(reception)
  }
}

/**
 * A caller uses the id of the sharer whose link was opened, but cannot prove
 * its key fingerprint (PS42). This does not disturb a running share.
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
    // A second call shows that the first one has not connected (PS34).
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
 * Tells the current caller to give way, as it has shown nothing yet. It may
 * call again when it has something to show (PS34).
 */
const displace = ({ call, remoteId }: ViewerState): Command[] =>
  remoteId && call.is !== 'none'
    ? [{ type: 'send-control', remoteId, control: 'give-way' }]
    : []

/**
 * Adds the current caller to those who gave way. They cannot displace another
 * caller whose first call is still being answered (PS34).
 */
const withDisplaced = ({ call, gaveWay, remoteId }: ViewerState): UserId[] =>
  remoteId && call.is !== 'none'
    ? [...gaveWay, remoteId].slice(-mostRejected)
    : []

/**
 * A new call ends the recovery of the old one. If a call arrives while another
 * one is running, the sharer has already lost the running one. The new call
 * then resumes the share, or the viewer is asked (PS32).
 */
const afterCallBack = ({ call, recovery }: ViewerState): Recovery =>
  call.is === 'live' || recovery === 'disconnected' ? 'lost' : recovery
