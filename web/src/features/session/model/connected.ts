import { dismissal, stopCallTimers } from './calling'
import type { Command } from './commands'
import type { CallEvent } from './events'
import { tellListening } from './listening'
import { tellQualityPreference } from './qualityPreference'
import { screenMessage } from './screenMessage'
import { isSharer, isShown, type PeerSessionState } from './state'
import { andThen, unchanged, update, type Transition } from './update'

/** What the peer has proved. */
export type Acquaintance = Pick<
  Extract<CallEvent, { type: 'call-connected' }>,
  'isResumed' | 'isVerified' | 'twoWords'
>

const hearingEachOther = {
  remoteParticipantState: 'connected',
  recovery: 'none',
  newcomer: null,
  lacksPath: false,
} as const

/**
 * Both directions work (PS10): from now on media is sent, and not before
 * (PS33).
 */
export function connectedWith(
  state: PeerSessionState,
  { isResumed, isVerified, twoWords }: Acquaintance
): Transition {
  const { participantNumber } = state
  const connected = update(
    isSharer(state) ? { ...state, brokenOffCount: 0, deferral: 'none' } : state,
    {
      ...hearingEachOther,
      participantNumber: isResumed ? participantNumber : participantNumber + 1,
      isVerified,
      twoWords,
      verdict: null,
    },
    ...stopCallTimers,
    { type: 'admit-call' }
  )
  return andThen(connected, (next) =>
    update(next, {}, ...tell(next), ...showCapture(next))
  )
}

/** The same call works again (PS15). */
export function networkReconnected(state: PeerSessionState): Transition {
  if (state.recovery !== 'disconnected') return unchanged(state)
  return update(
    state,
    hearingEachOther,
    ...stopCallTimers,
    ...dismissal(state, 'busy'),
    ...tell(state)
  )
}

/** The screen, unless it is still being chosen, or hidden. */
const showCapture = (state: PeerSessionState): Command[] =>
  isSharer(state) && isShown(state) ? [{ type: 'show-capture' }] : []

/** State that the peer needs to know, and may have missed. */
const tell = (state: PeerSessionState): Command[] =>
  isSharer(state)
    ? screenMessage(state)
    : [tellQualityPreference(state), tellListening(state)]
