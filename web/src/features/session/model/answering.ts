import type { Asking, Control, SignallingEvent } from 'src/features/call'
import type { UserId } from 'src/features/links'

import { dismissal, nobody } from './calling'
import type { Command } from './commands'
import { endViewing } from './ending'
import { mostTurnedAway } from './limits'
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
 * How the viewer treats a caller or a knock: `unexpected` gets no answer at
 * all, `newcomer` waits for a yes (PS32, PS41), `welcome` is answered,
 * and `give-way` calls again later (PS34).
 * `not-proved` lacks the proof that the sharer of the link would have.
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
 * Only the expected sharer is answered, and only one at a time (PS17, PS18,
 * PS32, PS34); a caller without the link only after a yes (PS41).
 */
function receptionOf(state: ViewerState, asking: Asking): Reception {
  const { call, gaveWay, plan, remoteScreen, turnedAway } = state
  const { remoteId, isFromLink } = asking
  if (plan.fromUserId !== null && plan.fromUserId !== remoteId) {
    return 'unexpected'
  }
  if (turnedAway.includes(remoteId)) return 'refused'
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
 * A caller who knows only the id learns nothing, and takes nobody’s place
 * (PS41). The first caller waits for the answer: otherwise another could get
 * the yes that was meant for them.
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
 * Answers a call, refuses it, or lets it wait; a sharer never answers (PS18).
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
 * Answers whether a call would be accepted, so that a caller does not place one
 * that would be refused (PS13).
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
      // Without the link, the call itself asks after a while (PS13, PS41).
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
 * The current caller, who has shown nothing yet, gives way and may come back
 * with something to show (PS34).
 */
const displace = ({ call, remoteId }: ViewerState): Command[] =>
  remoteId && call.is !== 'none'
    ? [{ type: 'send-control', remoteId, control: 'give-way' }]
    : []

/** They do not displace a caller whose first call is still being answered (PS34). */
const withDisplaced = ({ call, gaveWay, remoteId }: ViewerState): UserId[] =>
  remoteId && call.is !== 'none'
    ? [...gaveWay, remoteId].slice(-mostTurnedAway)
    : []

/**
 * A new call ends the recovery of the old one. A call that arrives during a
 * running one means that the sharer has already lost that one: the call resumes
 * the share, or the viewer is asked (PS32).
 */
const afterCallBack = ({ call, recovery }: ViewerState): Recovery =>
  call.is === 'live' || recovery === 'disconnected' ? 'lost' : recovery
