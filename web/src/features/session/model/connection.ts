import { callAgainSoon, callIfWanted } from './calling'
import type { Command } from './commands'
import { renew } from './establishing'
import { farewellGraceMs, giveUpMs, healGraceMs } from './limits'
import { awaitPath, startPath } from './path'
import {
  isMissed,
  isSharer,
  type PeerSessionState,
  type SharerState,
  type ViewerState,
} from './state'
import { unchanged, update, andThen, type Transition } from './update'

export const startGiveUp: Command = {
  type: 'start-timer',
  name: 'give-up',
  delayMs: giveUpMs,
}

const startFarewell: Command = {
  type: 'start-timer',
  name: 'farewell',
  delayMs: farewellGraceMs,
}

/**
 * The network may be down: the caller looks for a new path, and both open a fresh
 * connection to the server, without showing anything yet (PS27). New sockets send
 * checks at once; an old pair only every 2.5 s (libwebrtc), so that a changed
 * address would go unnoticed for that long. The peer answers them even before it
 * knows of the restart (RFC 8445, section 7.3).
 */
export function silent(state: PeerSessionState): Transition {
  const looking: Transition = isSharer(state)
    ? update(state, {}, { type: 'restart-ice' })
    : unchanged(state)
  return state.remoteParticipantState === 'connected' &&
    state.recovery === 'none'
    ? andThen(looking, (next) =>
        andThen(update(next, { recovery: 'silent' }), renew)
      )
    : looking
}

export const heard = (state: PeerSessionState): Transition =>
  state.recovery === 'silent'
    ? update(state, { recovery: 'none' })
    : unchanged(state)

/**
 * The network state `disconnected` (PS15): the call is kept, as it may recover.
 */
export function networkDisconnected(state: PeerSessionState): Transition {
  if (state.remoteParticipantState !== 'connected') return unchanged(state)
  const lost = update(
    state,
    { remoteParticipantState: 'idle', recovery: 'disconnected' },
    startGiveUp,
    startPath
  )
  // What was requested when it became silent is recent enough.
  const isFresh = state.recovery === 'silent'
  return andThen(isFresh ? lost : andThen(lost, renew), (next) =>
    isSharer(next) ? lookForPath(next) : sayBack(next)
  )
}

/**
 * The share is lost for a viewer who has reached the server: a sharer who is
 * there calls again (PS30). If the server knows of no such page, nobody is
 * missed any more: see `nobodyThere`.
 */
export function sayBack(state: ViewerState): Transition {
  const { recovery, remoteId, serverConnectionState } = state
  const isLost = recovery === 'disconnected' || recovery === 'lost'
  const isAlone = state.remoteParticipantState === 'idle'
  return isLost &&
    isAlone &&
    remoteId &&
    serverConnectionState === 'established'
    ? update(state, {}, { type: 'send-control', remoteId, control: 'back' })
    : unchanged(state)
}

/**
 * The caller looks for a new path; a call that does not recover in time is
 * placed again (PS12).
 */
export function lookForPath(state: SharerState): Transition {
  const { recovery } = state
  if (recovery === 'silent') return update(state, {}, { type: 'restart-ice' })
  return recovery === 'disconnected'
    ? update(
        state,
        {},
        { type: 'restart-ice' },
        { type: 'start-timer', name: 'call', delayMs: healGraceMs }
      )
    : unchanged(state)
}

/**
 * The call is gone without a farewell (PS12); it may still be a reload (PS16).
 */
export function closed(state: PeerSessionState): Transition {
  const isNew = !isMissed(state) && state.remoteParticipantState === 'connected'
  const recovery =
    isNew || state.recovery === 'disconnected' ? 'lost' : state.recovery
  const change = { remoteParticipantState: 'idle', recovery } as const
  const startWaiting = isNew ? [startGiveUp, startPath] : null
  if (!isSharer(state)) {
    const wait = recovery === 'unload' ? [startFarewell] : awaitPath(state)
    const waiting = update(
      state,
      { ...change, newcomer: uncalledFor(state) },
      { type: 'close-call' },
      ...(startWaiting ?? wait)
    )
    return isNew ? andThen(waiting, sayBack) : waiting
  }
  if (state.capture === 'off') {
    return update(state, { ...change, newcomer: null })
  }
  return andThen(callAgainSoon(state, change), (next) =>
    update(next, {}, ...(startWaiting ?? []))
  )
}

/**
 * A newcomer whose call is not answered yet is not affected by the lost call.
 */
const uncalledFor = ({ newcomer }: ViewerState) =>
  newcomer?.callId ? newcomer : null

/** The wait before the next call is over. */
export function callDue(state: PeerSessionState): Transition {
  if (!isSharer(state)) return unchanged(state)
  // Without the server a new call could not be placed: the old one is kept, and
  // new paths are tried.
  return state.recovery === 'disconnected' &&
    state.serverConnectionState !== 'established'
    ? lookForPath(state)
    : callIfWanted(state)
}
