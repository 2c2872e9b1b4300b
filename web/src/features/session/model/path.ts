import type { UserId } from 'src/features/links/model/userId'

import { callAgainSoon } from './calling'
import type { Command } from './commands'
import { answerTimeoutMs, pathPatienceMs } from './limits'
import {
  isMissed,
  isSharer,
  type PeerSessionState,
  type SharerState,
} from './state'
import { unchanged, update, andThen, type Transition } from './update'

export const startPath: Command = {
  type: 'start-timer',
  name: 'path',
  delayMs: pathPatienceMs,
}

const awaitConnection: Command[] = (['answer', 'farewell'] as const).map(
  (name) => ({ type: 'start-timer', name, delayMs: answerTimeoutMs })
)

/**
 * Both sides now know of the call. For a lost call, the wait counts from the
 * loss, however often it is placed again.
 */
export function awaitPath({
  recovery,
}: Pick<PeerSessionState, 'recovery'>): Command[] {
  return recovery === 'lost' || recovery === 'disconnected' ? [] : [startPath]
}

/** The viewer's answer has arrived, but there is no path yet. */
export function answered(state: PeerSessionState): Transition {
  if (state.remoteParticipantState !== 'connecting') return unchanged(state)
  // The reloaded page has got the call; now it may take as long as any.
  const hasReturned = state.recovery === 'unload'
  return update(
    isSharer(state) ? { ...state, deferral: 'none' } : state,
    {},
    { type: 'stop-timer', name: 'knock' },
    ...awaitPath(state),
    ...(hasReturned ? awaitConnection : [])
  )
}

/**
 * Nothing has got through for a while (PS24); if nobody calls any more, nothing
 * is missing.
 */
export function pathDue(state: PeerSessionState): Transition {
  const lacksPath =
    state.remoteParticipantState === 'connecting' || isMissed(state)
  return update(state, { lacksPath })
}

/**
 * Closes the half-open call; from now on a knock asks for the viewer, and the
 * call is placed again once they are there (PS13). If nobody is there, no path
 * is missing; but a lost share stays lost.
 */
export function nobodyThere(state: SharerState, remoteId: UserId): Transition {
  const isCalling =
    state.remoteParticipantState === 'connecting' || state.deferral === 'absent'
  if (state.remoteId !== remoteId || !isCalling || state.newcomer) {
    return unchanged(state)
  }
  const absent = {
    remoteParticipantState: 'idle',
    deferral: 'absent',
    // A knock that finds nobody is an attempt like a call.
    callAttemptNumber:
      state.callAttemptNumber + (state.deferral === 'absent' ? 1 : 0),
  } as const
  if (isMissed(state)) return callAgainSoon(state, absent)
  const forgotten = update(
    state,
    { lacksPath: false },
    { type: 'stop-timer', name: 'path' }
  )
  return andThen(forgotten, (next) => callAgainSoon(next, absent))
}
