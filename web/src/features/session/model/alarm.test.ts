import type { PeerSessionEvent } from './events'
import {
  opened,
  receiving,
  resume,
  run,
  sharerId,
  sharing,
  sharingEvents,
  watchingEvents,
} from './fixtures'
import { sharerView } from './selectors'
import type { SharerState } from './state'

const raise: PeerSessionEvent = { type: 'alarm-raised' }
const end: PeerSessionEvent = { type: 'alarm-ended' }
const show: PeerSessionEvent = { type: 'show-requested' }
const screenSaid = (state: 'shared' | 'hidden') => ({
  type: 'send-message',
  message: {
    ...{ type: 'screen', state },
    ...(state === 'shared' && { capture: 1 }),
  },
})

const shared = run(sharing, ...sharingEvents).state
const hidden = resume(shared, { type: 'hide-requested' }).state
const alarmed = resume(shared, raise).state
const comeBack: PeerSessionEvent[] = [
  { type: 'timer-due', name: 'call' },
  { type: 'call-connected', isResumed: true, isVerified: false },
]

function shows(state: SharerState, ...events: PeerSessionEvent[]): boolean {
  const kinds: string[] = []
  let last = state
  for (const event of events) {
    const next = resume(last, event)
    kinds.push(...next.commands.map(({ type }) => type))
    last = next.state
  }
  return kinds.some((kind) => ['show-capture', 'swap-capture'].includes(kind))
}

describe('an alarm', () => {
  it('PS40 hides the screen and its sound, and reports only that it is hidden', () => {
    const { state, commands } = resume(shared, raise)
    expect(commands).toEqual([{ type: 'hide-capture' }, screenSaid('hidden')])
    expect(state).toMatchObject({ capture: 'hidden', alarm: 'was-shown' })
    expect(sharerView(state)).toBe('alarm')
  })

  it('PS40 is raised once, however often the button is pressed', () => {
    const { state, commands } = resume(alarmed, raise, raise)
    expect(state).toEqual(alarmed)
    expect(commands).toEqual([])
  })

  it('PS40 does nothing if nothing is captured, or if a viewer raises it', () => {
    const idle = run(sharing, ...opened(sharing, sharerId)).state
    const viewer = run(receiving, ...watchingEvents).state
    expect(resume(idle, raise).state).toEqual(idle)
    expect(resume(viewer, raise).state).toEqual(viewer)
    expect(resume(shared, end).state).toEqual(shared)
  })

  it('PS40 shows the screen again when the sharer ends it, and only then', () => {
    expect(resume(alarmed, show)).toEqual({ state: alarmed, commands: [] })
    const { state, commands } = resume(alarmed, end)
    expect(commands).toEqual([{ type: 'show-capture' }, screenSaid('shared')])
    expect(state).toEqual(shared)
  })

  it('PS40 keeps a screen hidden after its end that was hidden before', () => {
    const { state, commands } = resume(hidden, raise, end)
    expect(state).toEqual(hidden)
    expect(commands).toEqual([])
  })

  it('PS40 keeps the screen hidden if the mask fails during the alarm', () => {
    const { state } = resume(alarmed, { type: 'hide-requested' }, end)
    expect(state).toEqual(hidden)
  })

  it('PS40 hides the first screen when it is chosen', () => {
    const choosing = run(sharing, ...sharingEvents.slice(0, 4)).state
    const { state, commands } = resume(choosing, raise, {
      type: 'capture-started',
    })
    expect(state).toMatchObject({ capture: 'hidden' })
    expect(commands).toEqual([{ type: 'hide-capture' }, screenSaid('hidden')])
    expect(resume(state, end).state.capture).toBe('on')
  })

  it.each<[string, PeerSessionEvent[], PeerSessionEvent[]]>([
    [
      'another surface is chosen',
      [{ type: 'change-requested' }],
      [{ type: 'capture-started', surface: 'monitor' }],
    ],
    [
      'another surface replaces a window that was closed',
      [{ type: 'change-requested' }, { type: 'capture-ended' }],
      [{ type: 'capture-started', surface: 'monitor' }],
    ],
    ['a lost call is placed again', [{ type: 'call-closed' }], comeBack],
    [
      'the network returns',
      [{ type: 'network-disconnected' }],
      [{ type: 'network-reconnected' }],
    ],
    [
      'a newcomer is admitted',
      [
        { type: 'call-closed' },
        { type: 'timer-due', name: 'call' },
        { type: 'call-connected', isResumed: false, isVerified: false },
      ],
      [{ type: 'newcomer-admitted' }],
    ],
  ])('PS40 keeps the screen hidden when %s', (_, before, after) => {
    const state = resume(shared, ...before).state
    expect(shows(state, raise, ...after)).toBe(false)
    const since = resume(state, raise, ...after).state
    expect(since).toMatchObject({ capture: 'hidden', alarm: 'was-shown' })
    expect(sharerView(since)).toBe('alarm')
    expect(shows(since, end)).toBe(true)
  })

  it.each<[string, PeerSessionEvent]>([
    ['is stopped', { type: 'stop-requested' }],
    [
      'is left',
      { type: 'message-received', message: { type: 'bye', reason: 'left' } },
    ],
    ['fails', { type: 'peer-failed', failure: 'unknown' }],
  ])(
    'PS40 outlives a share that %s, and its end leads to no question',
    (_, over) => {
      const { state } = resume(alarmed, over)
      expect(state.capture).toBe('off')
      expect(sharerView(state)).toBe('alarm')
      expect(resume(state, end).state).toMatchObject({
        alarm: 'none',
        outcome: null,
      })
    }
  )

  it('PS40 ends with the next share, and with the page', () => {
    const stopped = resume(alarmed, { type: 'stop-requested' })
    const again = resume(stopped.state, { type: 'share-requested' })
    expect(again.state.alarm).toBe('none')
    const closed = resume(alarmed, { type: 'close-requested', reason: 'left' })
    expect(closed.state.alarm).toBe('none')
  })
})
