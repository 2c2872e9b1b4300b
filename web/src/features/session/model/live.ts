import type { Acquaintance } from 'src/features/call'

import { dismissal } from './calling'
import type { Command } from './commands'
import { renew } from './establishing'
import { screenMessage } from './screen'
import { isSharer, isShown, isUrgent, type PeerSessionState } from './state'
import { andThen, unchanged, update, type Transition } from './update'
import { tellListening, tellQualityPreference } from './viewerRequests'

/**
 * The call works in both directions (PS10), and the peer is admitted. No media
 * is sent before (PS33).
 */
export function connectedWith(
  state: PeerSessionState,
  { isResumed, isVerified, safetyWords }: Acquaintance
): Transition {
  const { participantNumber } = state
  return andThen(goesLive(state, { type: 'admit-call' }), (next) =>
    update(
      isSharer(next) ? { ...next, brokenOffCount: 0 } : next,
      {
        participantNumber: isResumed
          ? participantNumber
          : participantNumber + 1,
        isVerified,
        safetyWords,
        verdict: null,
      },
      ...(isSharer(next) && isShown(next)
        ? [{ type: 'show-capture' } as const]
        : [])
    )
  )
}

/** The same call works again (PS15). */
export function networkReconnected(state: PeerSessionState): Transition {
  const { call } = state
  if (call.is === 'asking') {
    return update(state, { call: { ...call, isUnheard: false } })
  }
  return state.recovery === 'disconnected' ? goesLive(state) : unchanged(state)
}

function goesLive(state: PeerSessionState, ...before: Command[]): Transition {
  const live = {
    call: { is: 'live', isSilent: false },
    recovery: 'none',
    isIceStuck: false,
  } as const
  if (isSharer(state)) {
    const next = { ...state, ...live }
    return { state: next, commands: [...before, ...screenMessage(next)] }
  }
  return update(
    state,
    { ...live, caller: null },
    ...before,
    ...dismissal(state, 'busy'),
    // The sharer does not know these settings in a new call, and may have
    // missed them in a recovered call.
    tellQualityPreference(state),
    tellListening(state)
  )
}

/**
 * The network may be down. The sharer restarts ICE, and both sides reconnect to
 * the server, but the pages show no change yet (PS27). ICE restarts so early
 * because new sockets send connectivity checks at once, while an existing
 * candidate pair sends a check only every 2.5 s (libwebrtc). The peer answers
 * the new checks even before it knows of the restart (RFC 8445, section 7.3).
 */
export function silent(state: PeerSessionState): Transition {
  const looking: Transition = isSharer(state)
    ? update(state, {}, { type: 'restart-ice' })
    : unchanged(state)
  return state.call.is === 'live' && !isUrgent(state)
    ? andThen(looking, (next) =>
        renew({ ...next, call: { is: 'live', isSilent: true } })
      )
    : looking
}

export const heard = (state: PeerSessionState): Transition =>
  state.call.is === 'live' && state.call.isSilent
    ? update(state, { call: { is: 'live', isSilent: false } })
    : unchanged(state)
