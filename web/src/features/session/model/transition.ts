import { call } from './call'
import { answerDue, knockDue } from './calling'
import { capture } from './capture'
import type { TimerName } from './commands'
import { askServer, establish, notEstablished, renew } from './establishing'
import type { PeerSessionEvent } from './events'
import { callerRejected, newcomerAdmitted, newcomerRefused } from './newcomer'
import { callDue, closed } from './recovery'
import { leave } from './remoteMessages'
import { deviceQuestion, newcomerQuestion } from './selectors'
import { serverConnection } from './serverConnection'
import {
  isConnecting,
  isReconnecting,
  isSharer,
  type PeerSessionState,
} from './state'
import { timerChanges, timersOf } from './timers'
import { unchanged, update, type Transition } from './update'
import {
  deviceAdmitted,
  deviceRefused,
  viewerIdRequested,
  secondDeviceGone,
} from './viewerIdClaim'
import {
  listeningChanged,
  qualityPreferenceChosen,
  screenWanted,
  verdictGiven,
} from './viewerRequests'

/**
 * The complete behaviour of a session, as specified in CONTRACT.md. Pure; never
 * throws.
 *
 * @returns the next state, and the commands to run, in order
 */
export function transition(
  state: PeerSessionState,
  event: PeerSessionEvent
): Transition {
  const next = handleEvent(state, event)
  return {
    state: next.state,
    commands: [...next.commands, ...timerChanges(state, next.state)],
  }
}

function handleEvent(
  state: PeerSessionState,
  event: PeerSessionEvent
): Transition {
  switch (event.type) {
    case 'open-requested':
    case 'close-requested':
    case 'peer-opened':
    case 'peer-disconnected':
    case 'peer-closed':
    case 'peer-failed':
    case 'network-returned':
    case 'server-answered':
    case 'retry-requested':
      return serverConnection(state, event)
    case 'peer-unavailable':
    case 'call-received':
    case 'call-answered':
    case 'call-connected':
    case 'proof-failed':
    case 'comparison-failed':
    case 'call-silent':
    case 'call-heard':
    case 'network-disconnected':
    case 'network-reconnected':
    case 'call-closed':
    case 'message-received':
    case 'control-received':
      return call(state, event)
    case 'listening-changed':
      return listeningChanged(state, event.isListening)
    case 'quality-preference-chosen':
      return qualityPreferenceChosen(state, event.qualityPreference)
    case 'whole-screen-wanted':
      return screenWanted(state)
    case 'newcomer-admitted':
    case 'newcomer-refused':
    case 'device-admitted':
    case 'device-refused':
      return answered(state, event)
    case 'caller-rejected':
      return callerRejected(state)
    case 'viewer-id-requested':
      return viewerIdRequested(state)
    case 'verdict-given':
      return verdictGiven(state, event.verdict)
    case 'timer-due':
      return timerDue(state, event.name)
    default:
      return capture(state, event)
  }
}

type Answer = Extract<PeerSessionEvent, { question?: string | null }>

/** A click on a question that was replaced meanwhile has no effect. */
function answered(
  state: PeerSessionState,
  { question, type }: Answer
): Transition {
  const { answer, questionOf } = answers[type]
  const isSame = question === undefined || question === questionOf(state)
  return isSame ? answer(state) : unchanged(state)
}

const ofNewcomer = { questionOf: newcomerQuestion }
const ofDevice = { questionOf: deviceQuestion }
const answers: Record<
  Answer['type'],
  {
    questionOf: (state: PeerSessionState) => string | null
    answer: (state: PeerSessionState) => Transition
  }
> = {
  'newcomer-admitted': { ...ofNewcomer, answer: newcomerAdmitted },
  'newcomer-refused': { ...ofNewcomer, answer: newcomerRefused },
  'device-admitted': { ...ofDevice, answer: deviceAdmitted },
  'device-refused': { ...ofDevice, answer: deviceRefused },
}

/** A timer that does not run in this state is ignored. */
function timerDue(state: PeerSessionState, name: TimerName): Transition {
  if (!timersOf(state)[name]) return unchanged(state)
  switch (name) {
    case 'establish':
      return notEstablished(state)
    case 'reconnect':
      return establish(state)
    case 'ask':
      return askServer(state)
    case 'server-answer':
      return renew(state)
    case 'path':
      return update(state, {
        isIceStuck: isConnecting(state) || isReconnecting(state),
      })
    case 'farewell':
    case 'give-up':
      return leave(state)
    case 'answer':
      return isSharer(state) ? answerDue(state) : closed(state)
    case 'knock':
      return isSharer(state) ? knockDue(state) : unchanged(state)
    case 'call':
      return isSharer(state) ? callDue(state) : unchanged(state)
    case 'device':
      return isSharer(state) ? secondDeviceGone(state) : unchanged(state)
  }
}
