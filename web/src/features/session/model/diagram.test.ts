import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { controls } from 'src/features/call/model/controlMessage'
import { type UserId, viewerIdOf } from 'src/features/links/model/userId'

import type { TimerName } from './commands'
import type { PeerSessionEvent } from './events'
import {
  broadcasting,
  opening,
  receiving,
  sharerId,
  sharing,
  strangerId,
  viewerId,
  watching,
} from './fixtures'
import { initialState } from './initialState'
import type { SessionPlan } from './plan'
import type { PeerSessionState } from './state'
import { timersOf } from './timers'
import { transition } from './transition'

const ids = [sharerId, viewerId, strangerId]
/** The id of a viewer who opens the sharer’s own link. */
const ownViewerId = viewerIdOf(sharerId)
const viewerIds = [sharerId, ownViewerId, `${ownViewerId}2` as UserId]
const connected = { type: 'call-connected', isVerified: false } as const

/** Every kind of event that can change the call, except timers. */
const eventsOf = (ids: UserId[]): PeerSessionEvent[] => [
  ...ids.map((id) => ({ type: 'peer-opened', id }) as const),
  { type: 'peer-disconnected' },
  { type: 'peer-closed' },
  { type: 'peer-failed', failure: 'browser-incompatible' },
  { type: 'close-requested', reason: 'left' },
  ...ids.flatMap((remoteId): PeerSessionEvent[] => [
    { type: 'peer-unavailable', remoteId },
    { type: 'call-received', callId: 'mc_1', remoteId, isFromLink: true },
    { type: 'call-received', callId: 'mc_2', remoteId, isFromLink: false },
    ...controls.map(
      (control): PeerSessionEvent => ({
        ...{ type: 'control-received', remoteId, control },
      })
    ),
  ]),
  { type: 'call-answered' },
  { ...connected, isResumed: true },
  { ...connected, isResumed: false, safetyWords: [7, 42] },
  { type: 'proof-failed' },
  { type: 'comparison-failed' },
  { type: 'call-silent' },
  { type: 'network-disconnected' },
  { type: 'network-reconnected' },
  { type: 'call-closed' },
  { type: 'message-received', message: { type: 'bye', reason: 'left' } },
  { type: 'message-received', message: { type: 'bye', reason: 'unload' } },
  { type: 'message-received', message: { type: 'screen', state: 'shared' } },
  { type: 'message-received', message: { type: 'screen', state: 'stopped' } },
  { type: 'newcomer-admitted' },
  { type: 'newcomer-refused' },
  { type: 'caller-rejected' },
  { type: 'viewer-id-requested' },
  { type: 'device-admitted' },
  { type: 'share-requested' },
  { type: 'capture-started' },
  { type: 'capture-cancelled' },
  { type: 'capture-failed', error: 'display-capture-failed' },
  { type: 'capture-ended' },
  { type: 'stop-requested' },
]

/** CallManager forwards these events only for the current call (PS11). */
const ofCall: PeerSessionEvent['type'][] = [
  ...(['call-answered', 'call-connected', 'call-silent'] as const),
  ...(['call-closed', 'network-disconnected', 'network-reconnected'] as const),
  ...(['message-received', 'proof-failed', 'comparison-failed'] as const),
]

function canHappen(
  { call, recovery }: PeerSessionState,
  type: PeerSessionEvent['type']
): boolean {
  const hasCall = ['calling', 'answering', 'asking', 'live'].includes(call.is)
  return hasCall || recovery === 'disconnected' || !ofCall.includes(type)
}

function labelOf(event: PeerSessionEvent): string {
  switch (event.type) {
    case 'timer-due':
      return `${event.name} is due`
    case 'control-received':
      return event.control
    case 'message-received':
      return event.message.type
    default:
      return event.type
  }
}

/** Only the first state of each kind is explored further. */
const kindOf = (state: PeerSessionState): string =>
  JSON.stringify([
    ...[state.plan, state.call, state.recovery, state.error],
    state.serverConnectionState === 'established',
    'capture' in state
      ? [state.capture, state.secondDevice]
      : [state.remoteScreen, state.caller, state.viewerIdClaim],
    state.remoteId,
  ])

function arrowsOf(plans: [SessionPlan, UserId[]][]): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>()
  const seen = new Set<string>()
  const open = plans.map(([plan, ids]) => ({
    state: transition(initialState(plan), opening(plan)).state,
    events: eventsOf(ids),
  }))
  for (let next; (next = open.pop()); ) {
    const { state, events } = next
    const timers = Object.keys(timersOf(state)) as TimerName[]
    const due = timers.map((name) => ({ type: 'timer-due', name }) as const)
    for (const event of [...events, ...due]) {
      if (!canHappen(state, event.type)) continue
      const after = transition(state, event).state
      const way = `${state.call.is} --> ${after.call.is}`
      if (state.call.is !== after.call.is) {
        arrows.set(way, (arrows.get(way) ?? new Set()).add(labelOf(event)))
      }
      const kind = kindOf(after).replace(/"knocks":\d+/, '')
      if (!seen.has(kind)) open.push({ state: after, events })
      seen.add(kind)
    }
  }
  return arrows
}

const page = readFileSync(
  resolve(__dirname, '../../../../../docs/session.md'),
  'utf8'
)

/**
 * In the diagrams of docs/session.md, a word can stand for several events. This
 * map has the events of each word.
 */
const words = new Map(
  [...page.matchAll(/^- _(\w+)_: (`[^_]+?)\.$/gm)].map(
    ([, word = '', events = '']) => [
      word,
      [...events.matchAll(/`([^`]+)`/g)].map(([, event = '']) => event),
    ]
  )
)

/** @returns the arrows below `heading` in docs/session.md, with labels */
function drawn(heading: string): Map<string, string[]> {
  const [, diagram = ''] = page.split(`### ${heading}\n`)[1]?.split('```') ?? []
  const lines = [...diagram.matchAll(/^\s+(\S+ --> \S+): (.+)$/gm)]
  return new Map(
    lines.map(([, way = '', labels = '']) => [way, labels.split(', ')])
  )
}

describe('the diagram of the call in docs/session.md', () => {
  it.each<[string, [SessionPlan, UserId[]][]]>([
    [
      'The sharer’s call',
      [
        [sharing, ids],
        [broadcasting, viewerIds],
      ],
    ],
    [
      'The viewer’s call',
      [
        [receiving, ids],
        [watching, ids],
      ],
    ],
  ])(
    '%s: the diagram has every transition, with all events that cause it',
    (heading, plans) => {
      const arrows = arrowsOf(plans)
      const diagram = drawn(heading)
      expect([...diagram.keys()].sort()).toEqual([...arrows.keys()].sort())
      for (const [way, labels] of diagram) {
        const found = [...(arrows.get(way) ?? [])]
        const named = labels.map((label) => {
          const meant = words.get(label) ?? [label]
          return found.filter((event) => meant.includes(event))
        })
        expect([way, labels.filter((_, at) => !named[at]?.length)]).toEqual([
          ...[way, []],
        ])
        expect([way, named.flat().sort()]).toEqual([way, found.sort()])
      }
    }
  )
})
