import * as fc from 'fast-check'

import { errorCodes } from 'src/browser/errors/errorCode'
import { errorHandling, type Failure } from 'src/browser/errors/errorHandling'
import {
  type CallMessage,
  screenStates,
} from 'src/features/call/model/callProtocol'
import { controls } from 'src/features/call/model/controlMessage'
import { isPartOfScreen, surfaces } from 'src/features/capture/model/surface'
import { qualityPreferences } from 'src/features/picture/model/qualityPreference'

import type { Command, TimerName } from './commands'
import type { PeerSessionEvent } from './events'
import {
  broadcasting,
  every,
  opened,
  receiving,
  run,
  sharerId,
  sharing,
  sharingEvents,
  stateAfter,
  strangerId,
  viewerId,
  watching,
  watchingEvents,
} from './fixtures'
import { initialState } from './initialState'
import { mostRejected } from './limits'
import {
  isReconnecting,
  isSharer,
  remoteParticipantState,
  type PeerSessionState,
  type SharerState,
  type ViewerState,
} from './state'
import { timersOf } from './timers'
import { transition } from './transition'

const plan = fc.constantFrom(sharing, broadcasting, receiving, watching)
const id = fc.constantFrom(sharerId, viewerId, strangerId)
const callId = fc.constantFrom('mc_1', 'mc_2')
const isFromLink = fc.constantFrom(true, false, null)
const error = fc.constantFrom(...errorCodes)
const failure = fc.constantFrom(...(Object.keys(errorHandling) as Failure[]))
const surface = fc.constantFrom(...surfaces, null)
const reason = fc.constantFrom('left' as const, 'unload' as const)
const qualityPreference = fc.constantFrom(...qualityPreferences)

const question = fc.constantFrom(undefined, null, `${strangerId} true`)

const remembered = fc.record({
  ownId: fc.option(id),
  unfinishedWith: fc.option(id),
  qualityPreference,
  captureNumber: fc.nat(),
})

const message = every<CallMessage['type'], CallMessage>({
  screen: fc.record({
    type: fc.constant('screen' as const),
    state: fc.constantFrom(...screenStates),
    ...{ sound: fc.boolean(), empty: fc.boolean() },
    surface: fc.constantFrom(...surfaces, undefined),
    capture: fc.constantFrom(1, 2, undefined),
  }),
  listening: fc.record({ type: fc.constant('listening'), on: fc.boolean() }),
  bye: fc.record({ type: fc.constant('bye' as const), reason }),
  quality: fc.record({
    type: fc.constant('quality' as const),
    smoothness: qualityPreference,
  }),
  ask: fc.constant({ type: 'ask', for: 'monitor' }),
})

const timers: Record<TimerName, true> = {
  ...{ establish: true, reconnect: true, ask: true, 'server-answer': true },
  ...{ knock: true, call: true, answer: true, path: true },
  ...{ farewell: true, 'give-up': true, device: true },
}

const details: {
  [Type in PeerSessionEvent['type']]: {
    [Key in keyof Omit<
      Extract<PeerSessionEvent, { type: Type }>,
      'type'
    >]-?: fc.Arbitrary<Extract<PeerSessionEvent, { type: Type }>[Key]>
  }
} = {
  'open-requested': { plan, remembered },
  'close-requested': { reason },
  'peer-opened': { id },
  ...{ 'peer-disconnected': {}, 'peer-closed': {} },
  'peer-failed': { failure },
  'network-returned': {},
  'server-answered': {},
  'retry-requested': {},
  'peer-unavailable': { remoteId: id },
  'call-received': { callId, remoteId: id, isFromLink },
  'call-answered': {},
  'call-connected': {
    isResumed: fc.boolean(),
    isVerified: fc.boolean(),
    safetyWords: fc.constantFrom(undefined, [7, 42] as const),
  },
  'proof-failed': {},
  'comparison-failed': {},
  'call-silent': {},
  'call-heard': {},
  'network-disconnected': {},
  'network-reconnected': {},
  'call-closed': {},
  'message-received': { message, isResumed: fc.boolean() },
  'control-received': {
    remoteId: id,
    control: fc.constantFrom(...controls),
    isFromLink,
  },
  'quality-preference-chosen': { qualityPreference },
  'listening-changed': { isListening: fc.boolean() },
  'whole-screen-wanted': {},
  'newcomer-admitted': { question },
  'newcomer-refused': { question },
  'caller-rejected': {},
  'viewer-id-requested': {},
  'device-admitted': { question },
  'device-refused': { question },
  'verdict-given': { verdict: fc.constantFrom('worked', 'not-yet') },
  'share-requested': { source: fc.constantFrom('screen', 'camera') },
  'capture-started': { surface },
  'change-requested': {},
  'sound-changed': { hasSound: fc.boolean() },
  'picture-changed': { isEmpty: fc.boolean() },
  'capture-cancelled': {},
  'capture-failed': { error },
  'capture-ended': {},
  'stop-requested': {},
  'hide-requested': {},
  'show-requested': {},
  'alarm-raised': {},
  'alarm-ended': {},
  'timer-due': {
    name: fc.constantFrom(...(Object.keys(timers) as TimerName[])),
  },
}

const anyEvent = fc.oneof(
  ...Object.entries(details).map(([type, rest]) =>
    fc.record({ type: fc.constant(type), ...rest })
  )
) as fc.Arbitrary<PeerSessionEvent>

const shareAskedAbout: PeerSessionEvent[] = [
  ...sharingEvents,
  { type: 'call-closed' },
  { type: 'timer-due', name: 'call' },
  { type: 'call-connected', isResumed: false, isVerified: false },
]

const strangerAskedAbout: PeerSessionEvent[] = [
  ...opened(broadcasting, sharerId),
  { type: 'share-requested' },
  {
    type: 'call-connected',
    ...{ isResumed: false, isVerified: false, safetyWords: [7, 42] },
  },
]

const callWithoutLink: PeerSessionEvent[] = [
  ...watchingEvents.slice(0, 2),
  {
    type: 'call-received',
    callId: 'mc_1',
    remoteId: strangerId,
    isFromLink: false,
  },
]

/** Random events seldom get this far, so tests also start in these states. */
const start = fc.oneof(
  plan.map((plan): PeerSessionState => initialState(plan)),
  fc.constantFrom<PeerSessionState>(
    stateAfter(sharing, ...sharingEvents),
    stateAfter(sharing, ...shareAskedAbout),
    stateAfter(broadcasting, ...strangerAskedAbout),
    stateAfter(receiving, ...watchingEvents),
    stateAfter(receiving, ...watchingEvents, { type: 'call-closed' }),
    stateAfter(receiving, ...callWithoutLink)
  )
)

type Kind = Command['type']
const kindsOf = (commands: Command[]): Kind[] =>
  commands.map(({ type }) => type)

function expectCallToHold(state: PeerSessionState): void {
  const { call, isIceStuck } = state
  if (remoteParticipantState(state) !== 'idle') {
    expect(state.remoteId).not.toBeNull()
  }
  if (call.is === 'live') {
    expect(isReconnecting(state)).toBe(false)
    expect(isIceStuck).toBe(false)
  }
  // Outside of a recovery, only a sharer who has made the link is asked about a
  // peer.
  const hasOwnLink = isSharer(state) && !state.plan.toUserId
  if (call.is === 'asking' && !hasOwnLink) {
    expect(isReconnecting(state)).toBe(true)
  }
}

function expectSharerToHold(state: SharerState, commands: Command[]): void {
  const { call, capture, change } = state
  const kinds = kindsOf(commands)
  if (state.serverConnectionState === 'closed') expect(capture).toBe('off')
  if (capture === 'off') {
    expect(state).toMatchObject({ surface: null, hasSound: false })
    expect(call.is).toBe('none')
  }
  if (change !== 'none') expect(['on', 'hidden']).toContain(capture)
  // PS40: nothing is shown while an alarm is raised.
  if (capture === 'on') expect(state.alarm).toBe('none')
  if (capture !== 'on') {
    expect(kinds).not.toContain('show-capture')
    expect(kinds).not.toContain('swap-capture')
  }
  // PS33: nothing is sent to a peer about whom the person is still asked.
  if (call.is === 'asking') {
    expect(kinds).not.toContain('admit-call')
    expect(kinds).not.toContain('send-message')
  }
}

function expectViewerToHold(state: ViewerState, commands: Command[]): void {
  const { call, caller, hasAsked, remoteScreen, surface } = state
  const sharersOwn: Kind[] = ['show-capture', 'swap-capture', 'place-call']
  expect(kindsOf(commands).filter((kind) => sharersOwn.includes(kind))).toEqual(
    []
  )
  if (remoteScreen === null) {
    expect(state).toMatchObject({ surface: null, hasSound: false })
    expect(state.captureNumber).toBeNull()
  }
  if (hasAsked) expect(isPartOfScreen(surface)).toBe(true)
  expect(state.rejected.length).toBeLessThanOrEqual(mostRejected)
  expect(state.gaveWay.length).toBeLessThanOrEqual(mostRejected)
  expect(state.declined.length).toBeLessThanOrEqual(mostRejected)
  // There is at most one question at a time.
  if (caller) expect(call.is).not.toBe('asking')
  if (caller && !isReconnecting(state)) {
    expect(caller.isFromLink).toBe(false)
    expect(call.is).toBe('none')
  }
}

/** The timers must match the state, whichever events led to it. */
function expectTimers(
  running: Set<TimerName>,
  state: PeerSessionState,
  commands: Command[]
): void {
  for (const command of commands) {
    if (command.type === 'start-timer') running.add(command.name)
    if (command.type === 'stop-timer') running.delete(command.name)
  }
  expect([...running].sort()).toEqual(Object.keys(timersOf(state)).sort())
}

function expectToHold(state: PeerSessionState, commands: Command[]): void {
  const fields = Object.keys(initialState(state.plan)).sort()
  expect(Object.keys(state).sort()).toEqual(fields)
  expectCallToHold(state)
  if (kindsOf(commands).includes('admit-call')) {
    expect(state.call.is).toBe('live')
  }
  if (isSharer(state)) expectSharerToHold(state, commands)
  else expectViewerToHold(state, commands)
}

/** 25 000 random walks missed this: a viewer gives up a silent call. */
const seldomMet: [PeerSessionState, PeerSessionEvent[]] = [
  stateAfter(sharing, ...sharingEvents),
  [
    { type: 'call-silent' },
    { type: 'control-received', remoteId: viewerId, control: 'give-way' },
  ],
]

describe('transition', () => {
  it('accepts every event in every state of both roles, and keeps its invariants', () => {
    fc.assert(
      fc.property(
        start,
        fc.array(anyEvent, { maxLength: 80 }),
        (start, events) => {
          let state = start
          const running = new Set(Object.keys(timersOf(start)) as TimerName[])
          for (const event of events) {
            const next = transition(state, event)
            expectToHold(next.state, next.commands)
            expectTimers(running, next.state, next.commands)
            state = next.state
          }
        }
      ),
      { numRuns: 2000, seed: 20261121, examples: [seldomMet] }
    )
  })

  it('never mutates the given state', () => {
    const state = Object.freeze(run(sharing, ...sharingEvents).state)
    expect(() => transition(state, { type: 'stop-requested' })).not.toThrow()
  })
})
