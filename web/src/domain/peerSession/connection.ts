import { callAgainSoon, callIfWanted, stopCallTimers } from './calling'
import type { Command } from './commands'
import { renew } from './establishing'
import { farewellGraceMs, giveUpMs, healGraceMs } from './limits'
import { awaitPath, startPath } from './path'
import { tellSmoothness } from './smoothness'
import type { PeerSessionState } from './state'
import { stay, step, then, type Transition } from './step'
import { tellScreen } from './tellScreen'

const startGiveUp: Command = {
  type: 'start-timer',
  name: 'give-up',
  delayMs: giveUpMs,
}

const startFarewell: Command = {
  type: 'start-timer',
  name: 'farewell',
  delayMs: farewellGraceMs,
}

/** Both sides hear each other (PS10). A call whose screen was taken back is dropped. */
export function connected(state: PeerSessionState): Transition {
  if (state.remoteParticipantState !== 'connecting') return stay(state)
  return step(
    state,
    { remoteParticipantState: 'connected', recovery: 'none', lacksPath: false },
    ...stopCallTimers,
    ...tell(state)
  )
}

/** The network state `disconnected` (PS15): the call is kept, it may heal; a fresh way to the server is asked for (PS27). */
export function networkLost(state: PeerSessionState): Transition {
  if (state.remoteParticipantState !== 'connected') return stay(state)
  const lost = step(
    state,
    { remoteParticipantState: 'idle', recovery: 'healing' },
    startGiveUp,
    startPath
  )
  return then(then(lost, renew), restartIfHealing)
}

/** The caller looks for a new path; a call that does not heal in time is placed anew (PS12). */
export function restartIfHealing(state: PeerSessionState): Transition {
  if (state.recovery !== 'healing' || state.plan.role === 'viewer') {
    return stay(state)
  }
  return step(
    state,
    {},
    { type: 'restart-ice' },
    { type: 'start-timer', name: 'call', delayMs: healGraceMs }
  )
}

/** The same call works again (PS15). */
export function healed(state: PeerSessionState): Transition {
  if (state.recovery !== 'healing') return stay(state)
  return step(
    state,
    { remoteParticipantState: 'connected', recovery: 'none', lacksPath: false },
    ...stopCallTimers,
    ...tell(state)
  )
}

/** The call is gone and nobody said farewell (PS12); a reload may still end well (PS16). */
export function closed(state: PeerSessionState): Transition {
  const isNew =
    state.recovery === 'none' && state.remoteParticipantState === 'connected'
  const recovery =
    isNew || state.recovery === 'healing' ? 'lost' : state.recovery
  const change = { remoteParticipantState: 'idle', recovery } as const
  if (state.plan.role === 'viewer') {
    const wait = recovery === 'unload' ? [startFarewell] : awaitPath(state)
    return step(
      state,
      change,
      { type: 'close-call' },
      ...(isNew ? [startGiveUp, startPath] : wait)
    )
  }
  if (state.capture === 'off') return step(state, change)
  const again = callAgainSoon(state, change)
  return isNew
    ? { ...again, commands: [...again.commands, startGiveUp, startPath] }
    : again
}

/** The call did not connect in time, or the wait before the next one is over. */
export function callDue(state: PeerSessionState): Transition {
  if (state.plan.role !== 'sharer') return stay(state)
  // Without the server a new call could not be placed: the old one is kept, and new paths are tried.
  return state.recovery === 'healing' &&
    state.serverConnectionState !== 'established'
    ? restartIfHealing(state)
    : callIfWanted(state)
}

/** What the other side has to know of this one, and may have missed. */
const tell = (state: PeerSessionState): Command[] =>
  state.plan.role === 'viewer' ? [tellSmoothness(state)] : tellScreen(state)
