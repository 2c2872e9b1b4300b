import { call } from './call'
import { capture } from './capture'
import { screenWanted } from './change'
import type { PeerSessionEvent } from './events'
import { listeningChanged } from './listening'
import { callerTurnedAway, newcomerAdmitted, newcomerRefused } from './newcomer'
import { qualityPreferenceChosen } from './qualityPreference'
import { deviceAdmitted, deviceRefused, seatRequested } from './seat'
import { serverConnection } from './serverConnection'
import type { PeerSessionState } from './state'
import { timerDue } from './timers'
import type { Transition } from './update'
import { verdictGiven } from './verdict'

/**
 * The complete behaviour of a session, as specified in CONTRACT.md. Pure and
 * total.
 *
 * @returns the next state, and what the shell has to do, in order
 */
export function transition(
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
      return newcomerAdmitted(state)
    case 'newcomer-refused':
      return newcomerRefused(state)
    case 'caller-turned-away':
      return callerTurnedAway(state)
    case 'seat-requested':
      return seatRequested(state)
    case 'device-admitted':
      return deviceAdmitted(state)
    case 'device-refused':
      return deviceRefused(state)
    case 'verdict-given':
      return verdictGiven(state, event.verdict)
    case 'timer-due':
      return timerDue(state, event.name)
    default:
      return capture(state, event)
  }
}
