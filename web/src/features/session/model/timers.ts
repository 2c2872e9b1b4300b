import { backoffMs } from 'src/browser/backoff'

import type { Command, TimerName } from './commands'
import {
  answerTimeoutMs,
  askDuringCallEveryMs,
  askEveryMs,
  callAgainDelayMs,
  deviceSilenceMs,
  establishTimeoutMs,
  farewellGraceMs,
  giveUpMs,
  knockEveryMs,
  knockTimeoutMs,
  pathPatienceMs,
  patientEvery,
  viewerIdRetryMs,
  reloadAnswerTimeoutMs,
  serverAnswerMs,
  unansweredMs,
  urgentAttempts,
  urgentEstablishTimeoutMs,
} from './limits'
import {
  isLost,
  isReconnecting,
  isSharer,
  isUrgent,
  type PeerSessionState,
  type SharerState,
  type ViewerState,
} from './state'

interface Timer {
  delayMs: number
  jitter?: boolean
  /** what the timer waits for; a different value restarts the timer */
  of: unknown
}

type Timers = Partial<Record<TimerName, Timer>>

/**
 * The timers that run in this state. They follow from the state alone, so no
 * transition starts or stops a timer.
 */
export const timersOf = (state: PeerSessionState): Timers => ({
  ...serverTimers(state),
  ...(isSharer(state)
    ? { ...sharerTimers(state), ...deviceTimers(state) }
    : viewerTimers(state)),
  ...recoveryTimers(state),
})

/** @returns the commands that stop old timers and start new ones */
export function timerChanges(
  before: PeerSessionState,
  after: PeerSessionState
): Command[] {
  const old = timersOf(before)
  const next = timersOf(after)
  const names = Object.keys({ ...old, ...next }) as TimerName[]
  return names.flatMap((name): Command[] => {
    const timer = next[name]
    if (!timer) return [{ type: 'stop-timer', name }]
    if (old[name] && Object.is(old[name].of, timer.of)) return []
    const { delayMs, jitter = false } = timer
    return [{ type: 'start-timer', name, delayMs, ...(jitter && { jitter }) }]
  })
}

function serverTimers(state: PeerSessionState): Timers {
  const { call, connectionAttemptNumber, idSuffix, isServerAsked } = state
  const isCalm = call.is === 'live' && !call.isSilent
  switch (state.serverConnectionState) {
    case 'establishing':
      return {
        establish: {
          delayMs: patienceMs(state),
          of: `${connectionAttemptNumber} ${idSuffix} ${isUrgent(state)}`,
        },
      }
    case 'established':
      return isServerAsked
        ? { 'server-answer': { delayMs: serverAnswerMs, of: 'answer' } }
        : {
            ask: {
              delayMs: isCalm ? askDuringCallEveryMs : askEveryMs,
              of: isCalm,
            },
          }
    case 'disconnected':
      return {
        reconnect: {
          delayMs: backoffMs(isUrgent(state) ? 1 : connectionAttemptNumber),
          jitter: true,
          of: 'next attempt',
        },
      }
    case 'closed':
      return isViewerIdTaken(state)
        ? { reconnect: { delayMs: viewerIdRetryMs, of: 'place' } }
        : {}
  }
}

/**
 * The timeout of an attempt to reach the server. While a share is recovering,
 * attempts are short: a new connection notices a returning network sooner than
 * an old connection, whose retransmissions become ever rarer (RFC 6298 §5.5).
 * Every fourth attempt is longer, for slow networks.
 */
function patienceMs(state: PeerSessionState): number {
  const number = state.connectionAttemptNumber
  if (!isUrgent(state) || number > urgentAttempts) return establishTimeoutMs
  return number % patientEvery === 0
    ? patientEvery * urgentEstablishTimeoutMs
    : urgentEstablishTimeoutMs
}

/** Another page has the viewer’s id, and may release it (PS6). */
const isViewerIdTaken = (state: PeerSessionState): boolean =>
  state.error === 'already-viewing' &&
  !isSharer(state) &&
  state.viewerIdClaim === 'held'

function sharerTimers(state: SharerState): Timers {
  const { call, callAttemptNumber, recovery, serverConnectionState } = state
  switch (call.is) {
    case 'pausing':
      return {
        call: { delayMs: call.forMs, jitter: call.jitter, of: call },
      }
    case 'absent':
      return call.isAsked
        ? { answer: { delayMs: knockTimeoutMs, of: call } }
        : { call: { delayMs: callAgainDelayMs, of: call } }
    case 'calling': {
      const { isAnswered, knocks } = call
      const isReload = recovery === 'unload'
      // Only the first call may go to the socket of the old page (PS16).
      const isFirst = isReload && callAttemptNumber === 1 && !isAnswered
      const isKnocking = !isAnswered && serverConnectionState === 'established'
      return {
        answer: {
          delayMs: isFirst ? reloadAnswerTimeoutMs : answerTimeoutMs,
          of: `${callAttemptNumber} ${isReload && isAnswered}`,
        },
        ...(isKnocking && {
          knock: { delayMs: knocks ? knockEveryMs : unansweredMs, of: call },
        }),
      }
    }
    default:
      return {}
  }
}

/** A device that does not repeat its request is forgotten (PS44). */
const deviceTimers = ({ secondDevice }: SharerState): Timers =>
  secondDevice ? { device: { delayMs: deviceSilenceMs, of: secondDevice } } : {}

const viewerTimers = ({ call }: ViewerState): Timers =>
  call.is === 'answering'
    ? { answer: { delayMs: answerTimeoutMs, of: call.callId } }
    : {}

function recoveryTimers(state: PeerSessionState): Timers {
  const { call, recovery } = state
  const isAsking = call.is === 'asking'
  return {
    ...(isLost(state) && { 'give-up': { delayMs: giveUpMs, of: 'return' } }),
    // The timer `farewell` does not run while the person is asked about a peer,
    // because its end would remove the question.
    ...(recovery === 'unload' && !isAsking && farewell(state)),
    ...(!isAsking && path(state)),
  }
}

/**
 * How long a page may take to come back from a reload (PS16). Once the page has
 * answered a call, the time is longer, because the call may be lost and placed
 * again. The timer does not run while a viewer answers a call.
 */
function farewell(state: PeerSessionState): Timers {
  if (state.call.is === 'answering') return {}
  const hasReturned = isSharer(state) && state.hasReturned
  return {
    farewell: {
      delayMs: hasReturned ? answerTimeoutMs : farewellGraceMs,
      of: hasReturned,
    },
  }
}

/**
 * The time until a missing path is reported (PS24). For a lost call, the time
 * counts from the loss, however often the call is placed again. A viewer
 * without a call reports nothing.
 */
function path(state: PeerSessionState): Timers {
  const { call, isIceStuck } = state
  const wait = (of: unknown): Timers => ({
    path: { delayMs: pathPatienceMs, of },
  })
  if (isIceStuck) {
    return call.is === 'none' && !isReconnecting(state) ? wait('call') : {}
  }
  if (isLost(state)) return wait('loss')
  if (call.is === 'answering') return wait(call.callId)
  return isSharer(state) && call.is === 'calling' && call.isAnswered
    ? wait(state.callAttemptNumber)
    : {}
}
