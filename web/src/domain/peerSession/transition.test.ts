import * as fc from 'fast-check'

import { surfaces } from 'src/domain/capture/surface'
import { errorCodes } from 'src/domain/errors/errorCode'
import { errorHandling, type Failure } from 'src/domain/errors/errorHandling'
import { qualityPreferences } from 'src/domain/picture/qualityPreference'
import { type CallMessage, screenStates } from 'src/domain/wire/callProtocol'
import { controls } from 'src/domain/wire/controlMessage'

import type { Command, TimerName } from './commands'
import type { PeerSessionEvent } from './events'
import {
  broadcasting,
  nothingRemembered,
  receiving,
  resume,
  run,
  sharerId,
  sharing,
  sharingEvents,
  strangerId,
  viewerId,
  watching,
  watchingEvents,
} from './fixtures'
import { initialState } from './initialState'
import { isOffline, sharerView, viewerView } from './selectors'
import {
  initialState,
  isMissed,
  isSharer,
  type PeerSessionState,
} from './state'
import { transition } from './transition'

const plan = fc.constantFrom(sharing, broadcasting, receiving, watching)
const id = fc.constantFrom(sharerId, viewerId, strangerId)
const callId = fc.constantFrom('mc_1', 'mc_2')
const error = fc.constantFrom(...errorCodes)
const failure = fc.constantFrom(...(Object.keys(errorHandling) as Failure[]))
const surface = fc.constantFrom(...surfaces, null)
const reason = fc.constantFrom('left' as const, 'unload' as const)
const qualityPreference = fc.constantFrom(...qualityPreferences)

/** One for each, so that the compiler asks for those of a new kind. */
const every = <Kind extends string, Value>(
  arbitraries: Record<Kind, fc.Arbitrary<Value>>
): fc.Arbitrary<Value> =>
  fc.oneof(...Object.values<fc.Arbitrary<Value>>(arbitraries))

const message = every<CallMessage['type'], CallMessage>({
  screen: fc.record({
    type: fc.constant('screen' as const),
    state: fc.constantFrom(...screenStates),
    sound: fc.boolean(),
    surface: fc.constantFrom(...surfaces, undefined),
  }),
  bye: fc.record({ type: fc.constant('bye' as const), reason }),
  quality: fc.record({
    type: fc.constant('quality' as const),
    smoothness: qualityPreference,
  }),
  ask: fc.constant({ type: 'ask', for: 'monitor' }),
})

const timers: Record<TimerName, true> = {
  establish: true,
  reconnect: true,
  call: true,
  answer: true,
  path: true,
  farewell: true,
  'give-up': true,
}

/** What each event says besides its type. */
const details: {
  [Type in PeerSessionEvent['type']]: {
    [Key in keyof Omit<
      Extract<PeerSessionEvent, { type: Type }>,
      'type'
    >]-?: fc.Arbitrary<Extract<PeerSessionEvent, { type: Type }>[Key]>
  }
} = {
  'open-requested': { plan, remembered: fc.constant(nothingRemembered) },
  'close-requested': { reason },
  'peer-opened': { id },
  'peer-disconnected': {},
  'peer-failed': { failure },
  'network-returned': {},
  'retry-requested': {},
  'peer-unavailable': { remoteId: id },
  'call-received': { callId, remoteId: id },
  'call-answered': {},
  'call-connected': { isResumed: fc.boolean() },
  'call-silent': {},
  'call-heard': {},
  'network-disconnected': {},
  'network-connected': {},
  'call-closed': {},
  'message-received': { message },
  'control-received': { remoteId: id, control: fc.constantFrom(...controls) },
  'quality-preference-chosen': { qualityPreference },
  'whole-screen-wanted': {},
  'newcomer-admitted': {},
  'newcomer-refused': {},
  'caller-turned-away': {},
  'share-requested': { source: fc.constantFrom('screen', 'camera') },
  'capture-started': { surface },
  'change-requested': {},
  'sound-changed': { hasSound: fc.boolean() },
  'capture-cancelled': {},
  'capture-failed': { error },
  'capture-ended': {},
  'stop-requested': {},
  'hide-requested': {},
  'show-requested': {},
  'timer-due': {
    name: fc.constantFrom(...(Object.keys(timers) as TimerName[])),
  },
}

const anyEvent = fc.oneof(
  ...Object.entries(details).map(([type, rest]) =>
    fc.record({ type: fc.constant(type), ...rest })
  )
) as fc.Arbitrary<PeerSessionEvent>

/** Commands that let the other side see or hear something. */
const lettingThrough = new Set<Command['type']>([
  'admit-call',
  'show-capture',
  'swap-capture',
])

function expectToHold(state: PeerSessionState, commands: Command[]): void {
  const { newcomer, recovery, remoteParticipantState } = state
  const capture = isSharer(state) ? state.capture : 'off'
  if (state.serverConnectionState === 'closed') expect(capture).toBe('off')
  if (remoteParticipantState !== 'idle') expect(state.remoteId).not.toBeNull()
  if (remoteParticipantState === 'connected') {
    expect(['none', 'silent']).toContain(recovery)
    expect(newcomer).toBeNull()
  }
  if (newcomer) expect(isMissed(state)).toBe(true)
  if (capture === 'hidden' || capture === 'off' || newcomer) {
    for (const { type } of commands) {
      expect(lettingThrough.has(type) && type !== 'admit-call').toBe(false)
    }
  }
  if (commands.some(({ type }) => type === 'admit-call')) {
    expect(remoteParticipantState).toBe('connected')
  }
}

describe('transition', () => {
  it('takes every event in every state, and keeps what must always hold', () => {
    fc.assert(
      fc.property(
        plan,
        fc.array(anyEvent, { maxLength: 80 }),
        (plan, events) => {
          let state = initialState(plan)
          for (const event of events) {
            const next = transition(state, event)
            expectToHold(next.state, next.commands)
            state = next.state
          }
        }
      ),
      { numRuns: 2000, seed: 20261121 }
    )
  })

  it('never changes the state that it was given', () => {
    const state = Object.freeze(run(sharing, ...sharingEvents).state)
    expect(() => transition(state, { type: 'stop-requested' })).not.toThrow()
  })
})

describe('what the pages show', () => {
  it('follows the sharer from the button to the share and back [§1 sharer and viewer]', () => {
    const shared = run(sharing, ...sharingEvents)
    expect(sharerView(initialState(sharing))).toBe('ready')
    expect(sharerView(shared.state)).toBe('sharing')
    expect(
      sharerView(resume(shared.state, { type: 'hide-requested' }).state)
    ).toBe('hidden')
    expect(
      sharerView(resume(shared.state, { type: 'call-closed' }).state)
    ).toBe('reconnecting')
    expect(
      sharerView(resume(shared.state, { type: 'stop-requested' }).state)
    ).toBe('ready')
  })

  it('shows a sharer with a captured screen and no viewer as waiting', () => {
    const { state } = run(sharing, ...sharingEvents.slice(0, 3), {
      type: 'capture-started',
    })
    expect(sharerView(state)).toBe('waiting')
  })

  it('follows the viewer from waiting to watching [§1 sharer and viewer]', () => {
    const upTo = (count: number) =>
      viewerView(run(receiving, ...watchingEvents.slice(0, count)).state)
    expect([2, 3, 4, 5].map(upTo)).toEqual([
      'waiting',
      'choosing',
      'choosing',
      'watching',
    ])
  })

  it('speaks of the network only when nothing else is going on', () => {
    const failing: PeerSessionEvent[] = [
      { type: 'peer-disconnected' },
      { type: 'timer-due', name: 'reconnect' },
    ]
    const waiting = run(receiving, ...watchingEvents.slice(0, 2), ...failing)
    const watchingOn = run(receiving, ...watchingEvents, ...failing, ...failing)
    expect(isOffline(resume(waiting.state, ...failing).state)).toBe(true)
    expect(isOffline(watchingOn.state)).toBe(false)
  })
})
