import * as fc from 'fast-check'

import type { TimerName } from './commands'
import type { PeerSessionEvent } from './events'
import { isOffline, sharerView, viewerView } from './selectors'
import { initialState } from './state'
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
} from './testing'
import { transition } from './transition'

const plan = fc.constantFrom(sharing, broadcasting, receiving, watching)
const id = fc.constantFrom(sharerId, viewerId, strangerId)
const timers: TimerName[] = [
  'establish',
  'reconnect',
  'call',
  'answer',
  'path',
  'farewell',
  'give-up',
]

const anyEvent: fc.Arbitrary<PeerSessionEvent> = fc.oneof(
  plan.map((plan) => ({
    type: 'open-requested' as const,
    plan,
    remembered: nothingRemembered,
  })),
  fc.constantFrom<PeerSessionEvent>(
    { type: 'close-requested', reason: 'unload' },
    { type: 'peer-disconnected' },
    { type: 'id-unavailable' },
    { type: 'peer-failed', error: 'unknown' },
    { type: 'network-returned' },
    { type: 'retry-requested' },
    { type: 'call-answered' },
    { type: 'call-connected' },
    { type: 'network-disconnected' },
    { type: 'network-connected' },
    { type: 'call-closed' },
    { type: 'share-requested' },
    { type: 'capture-started' },
    { type: 'capture-cancelled' },
    { type: 'capture-failed', error: 'display-capture-failed' },
    { type: 'capture-ended' },
    { type: 'stop-requested' },
    { type: 'hide-requested' },
    { type: 'show-requested' },
    { type: 'smoothness-chosen', smoothness: 3 },
    { type: 'message-received', message: { type: 'quality', smoothness: 4 } },
    { type: 'message-received', message: { type: 'bye', reason: 'left' } },
    { type: 'message-received', message: { type: 'bye', reason: 'unload' } },
    { type: 'message-received', message: { type: 'screen', state: 'shared' } }
  ),
  id.map((id) => ({ type: 'peer-opened' as const, id })),
  id.map((remoteId) => ({ type: 'peer-unavailable' as const, remoteId })),
  id.map((remoteId) => ({
    type: 'call-received' as const,
    callId: 'mc_1',
    remoteId,
  })),
  fc.record({
    type: fc.constant('control-received' as const),
    remoteId: id,
    control: fc.constantFrom('busy' as const, 'returned' as const),
  }),
  fc.constantFrom(...timers).map((name) => ({
    type: 'timer-due' as const,
    name,
  }))
)

describe('transition', () => {
  it('takes every event in every state, and keeps what must always hold', () => {
    fc.assert(
      fc.property(
        plan,
        fc.array(anyEvent, { maxLength: 40 }),
        (plan, events) => {
          let state = initialState(plan)
          for (const event of events) {
            state = transition(state, event).state
            if (state.plan.role === 'viewer') expect(state.capture).toBe('off')
            if (state.serverConnectionState === 'closed') {
              expect(state.capture).toBe('off')
            }
            if (state.remoteParticipantState !== 'idle') {
              expect(state.remoteId).not.toBeNull()
            }
            if (state.remoteParticipantState === 'connected') {
              expect(state.recovery).toBe('none')
            }
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
  it('follows the sharer from the button to the share and back', () => {
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

  it('follows the viewer from waiting to watching', () => {
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
