import type { CallMessage } from 'src/features/call/model/callProtocol'
import type { Surface } from 'src/features/capture/model/surface'

import type { PeerSessionEvent } from './events'
import {
  nothingRemembered,
  opened,
  receiving,
  resume,
  run,
  sharerId,
  sharing,
  sharingEvents,
  viewerId,
  watchingEvents,
} from './fixtures'
import { captureOf, sharerView } from './selectors'

const received = (message: CallMessage): PeerSessionEvent => ({
  type: 'message-received',
  message,
})
const ask = received({ type: 'ask', for: 'monitor' })
const started = (surface: Surface): PeerSessionEvent => ({
  type: 'capture-started',
  surface,
})
const shared = (surface?: Surface, capture?: number) =>
  received({ type: 'screen', state: 'shared', surface, capture })

const withTab = run(
  sharing,
  ...opened(sharing, sharerId),
  { type: 'share-requested' },
  started('browser'),
  { type: 'call-connected', isResumed: false, isVerified: false }
).state
const changing = resume(withTab, { type: 'change-requested' }).state

describe('what is shared', () => {
  it('PS29 is sent to the viewer with the screen, and again in a new call', () => {
    expect(withTab.surface).toBe('browser')
    const hidden = resume(withTab, { type: 'hide-requested' })
    expect(hidden.commands).toContainEqual({
      type: 'send-message',
      message: { type: 'screen', state: 'hidden' },
    })
    expect(
      resume(hidden.state, { type: 'show-requested' }).commands
    ).toContainEqual({
      type: 'send-message',
      message: {
        ...{ type: 'screen', state: 'shared', surface: 'browser' },
        capture: 1,
      },
    })
  })

  it('PS29 has a number, which starts at the page’s value and continues after an error', () => {
    const share: PeerSessionEvent[] = [
      { type: 'peer-opened', id: sharerId },
      { type: 'share-requested' },
      started('window'),
    ]
    const remembered = { ...nothingRemembered, captureNumber: 700 }
    const opening = { type: 'open-requested', plan: sharing, remembered }
    const first = run(sharing, opening as PeerSessionEvent, ...share).state
    expect(first.captureNumber).toBe(701)
    const again = resume(
      first,
      { type: 'peer-failed', failure: 'browser-incompatible' },
      { type: 'retry-requested' },
      ...share
    ).state
    expect(again).toMatchObject({ capture: 'on', captureNumber: 702 })
  })

  it('PS29 is known to the viewer from the sharer’s message, and unknown with an older page', () => {
    const told = run(receiving, ...watchingEvents, shared('window')).state
    expect(told.surface).toBe('window')
    expect(resume(told, shared()).state.surface).toBeNull()
  })

  it('is recognised as another window, unless an older page sends no number', () => {
    const one = run(receiving, ...watchingEvents, shared('window', 1)).state
    const other = resume(one, shared('window', 2)).state
    expect(captureOf(other)).not.toBe(captureOf(one))
    const unnumbered = resume(other, shared('window')).state
    const again = resume(unnumbered, shared('window')).state
    expect(captureOf(again)).toBe(captureOf(unnumbered))
    expect(again.captureNumber).toBeNull()
  })

  it('is forgotten when the share ends', () => {
    expect(resume(changing, { type: 'stop-requested' }).state).toMatchObject({
      surface: null,
      change: 'none',
    })
  })
})

describe('a change of the shared surface', () => {
  it('PS28 opens the picker, and keeps the current screen', () => {
    const { state, commands } = resume(withTab, { type: 'change-requested' })
    expect(commands).toEqual([{ type: 'change-capture' }])
    expect(state).toMatchObject({ capture: 'on', change: 'choosing' })
  })

  it('PS28 is ignored while another is in progress, without a share, and from a viewer', () => {
    const idle = run(sharing, ...opened(sharing, sharerId)).state
    const viewer = run(receiving, ...watchingEvents).state
    for (const state of [changing, idle, viewer]) {
      expect(resume(state, { type: 'change-requested' }).commands).toEqual([])
    }
  })

  it('PS28 replaces the old screen in the same call', () => {
    const { state, commands } = resume(changing, started('monitor'))
    expect(commands).toEqual([
      { type: 'swap-capture' },
      {
        type: 'send-message',
        message: {
          ...{ type: 'screen', state: 'shared', surface: 'monitor' },
          capture: 2,
        },
      },
    ])
    expect(state).toMatchObject({
      capture: 'on',
      surface: 'monitor',
      change: 'none',
      remoteParticipantState: 'connected',
    })
  })

  it('PS28 keeps the screen hidden if the old one was hidden', () => {
    const hidden = resume(
      withTab,
      { type: 'hide-requested' },
      { type: 'change-requested' },
      started('monitor')
    )
    expect(hidden.state.capture).toBe('hidden')
    expect(hidden.commands).toEqual([
      { type: 'drop-previous-capture' },
      { type: 'send-message', message: { type: 'screen', state: 'hidden' } },
    ])
    expect(
      resume(hidden.state, { type: 'show-requested' }).commands
    ).toContainEqual({ type: 'show-capture' })
  })

  it.each<PeerSessionEvent>([
    { type: 'capture-cancelled' },
    { type: 'capture-failed', error: 'display-capture-failed' },
  ])('PS28 keeps everything as it was after $type', (event) => {
    const { state, commands } = resume(changing, event)
    expect(commands).toEqual([])
    expect(state).toEqual({ ...withTab, change: 'kept' })
  })

  describe('during which the old window is closed', () => {
    const { state: replacing, commands } = resume(changing, {
      type: 'capture-ended',
    })

    it('PS28 continues: the viewer learns that something is being chosen', () => {
      expect(replacing).toMatchObject({ capture: 'on', outcome: null })
      expect(sharerView(replacing)).toBe('choosing')
      expect(commands).toEqual([
        { type: 'hide-capture' },
        {
          type: 'send-message',
          message: { type: 'screen', state: 'choosing' },
        },
      ])
    })

    it('PS28 shows the choice', () => {
      const { state, commands } = resume(replacing, {
        type: 'capture-started',
        surface: 'monitor',
      })
      expect(sharerView(state)).toBe('sharing')
      expect(commands).toContainEqual({ type: 'swap-capture' })
    })

    it('PS28 reports no screen and sends no picture when the call reconnects', () => {
      const { commands } = resume(
        replacing,
        { type: 'call-closed' },
        { type: 'timer-due', name: 'call' },
        { type: 'call-connected', isResumed: true, isVerified: false }
      )
      expect(commands).not.toContainEqual({ type: 'show-capture' })
      expect(commands).toContainEqual({
        type: 'send-message',
        message: { type: 'screen', state: 'choosing' },
      })
    })

    it.each([
      ['cancelled', { type: 'capture-cancelled' } as const],
      [
        'failed',
        { type: 'capture-failed', error: 'display-capture-failed' } as const,
      ],
    ])('PS14 stops the share when the choice is %s', (_, event) => {
      const { state, commands } = resume(replacing, event)
      expect(state).toMatchObject({ capture: 'off', outcome: 'stopped' })
      expect(commands).toContainEqual({ type: 'stop-capture' })
    })
  })
})

describe('a viewer who asks for the whole screen', () => {
  const withWindow = run(receiving, ...watchingEvents, shared('window')).state
  const wanted: PeerSessionEvent = { type: 'whole-screen-wanted' }

  it('PS29 notifies the sharer, as often as they ask', () => {
    const once = resume(withWindow, wanted)
    expect(once.state.hasAsked).toBe(true)
    expect(once.commands).toEqual([
      { type: 'send-message', message: { type: 'ask', for: 'monitor' } },
    ])
    expect(resume(once.state, wanted).commands).toEqual(once.commands)
  })

  it('PS29 counts as having asked until another surface is shared', () => {
    const asked = resume(withWindow, wanted).state
    expect(resume(asked, shared('window')).state.hasAsked).toBe(true)
    expect(resume(asked, shared('monitor')).state.hasAsked).toBe(false)
    expect(resume(asked, shared('window', 2)).state.hasAsked).toBe(false)
  })

  it.each<Surface | undefined>(['monitor', 'camera', undefined])(
    'PS29 cannot ask for the whole screen while %p is shared',
    (surface) => {
      const { state } = run(receiving, ...watchingEvents, shared(surface))
      expect(resume(state, wanted).commands).toEqual([])
    }
  )

  it('PS29 does not open the sharer’s picker, which needs the sharer’s own click', () => {
    const { state, commands } = resume(withTab, ask)
    expect(commands).toEqual([])
    expect(state.change).toBe('asked')
    expect(resume(state, { type: 'change-requested' }).commands).toEqual([
      { type: 'change-capture' },
    ])
  })

  it('PS29 has no effect while the picker is open, or if the whole screen is shared', () => {
    expect(resume(changing, ask).state.change).toBe('choosing')
    const all = run(sharing, ...sharingEvents).state
    expect(resume(all, ask).state.change).toBe('none')
    const viewer = run(receiving, ...opened(receiving, viewerId)).state
    expect(resume(viewer, ask).state).toEqual(viewer)
  })
})
