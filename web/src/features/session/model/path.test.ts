import type { PeerSessionEvent } from './events'
import {
  opened,
  receiving,
  resume,
  run,
  sharerId,
  sharing,
  sharingEvents,
  strangerId,
  viewerId,
  watchingEvents,
} from './fixtures'
import { sharerView, viewerView } from './selectors'
import { timersOf } from './timers'

const answered: PeerSessionEvent = { type: 'call-answered' }
const started: PeerSessionEvent = { type: 'capture-started' }
const patienceIsOver: PeerSessionEvent = { type: 'timer-due', name: 'path' }
const silent: PeerSessionEvent = { type: 'network-disconnected' }
const received: PeerSessionEvent = {
  type: 'call-received',
  callId: 'mc_1',
  remoteId: sharerId,
  isFromLink: true,
}
const unavailable: PeerSessionEvent = {
  type: 'peer-unavailable',
  remoteId: viewerId,
}
const startPath = { type: 'start-timer', name: 'path', delayMs: 8_000 }

const calling: PeerSessionEvent[] = [
  ...opened(sharing, sharerId),
  { type: 'share-requested' },
]
const called: PeerSessionEvent[] = [...opened(receiving, viewerId), received]

describe('a sharer without a path', () => {
  it('PS24 reports the missing path 8 s after the answer', () => {
    expect(run(sharing, ...calling).commands).not.toContainEqual(startPath)
    const { state, commands } = run(sharing, ...calling, started, answered)
    expect(commands).toContainEqual(startPath)
    expect(sharerView(state)).toBe('waiting')
    expect(sharerView(resume(state, patienceIsOver).state)).toBe('searching')
  })

  it('PS24 reports no missing path while the screen is still being chosen', () => {
    const { state } = run(sharing, ...calling, answered, patienceIsOver)
    expect(sharerView(state)).toBe('choosing')
    expect(sharerView(resume(state, started).state)).toBe('searching')
  })

  it('PS24 keeps reporting the missing path while the call is placed again', () => {
    const { state } = run(
      sharing,
      ...[...calling, started, answered, patienceIsOver],
      { type: 'timer-due', name: 'answer' },
      { type: 'timer-due', name: 'call' },
      answered
    )
    expect(sharerView(state)).toBe('searching')
  })

  it('PS24 reports no missing path if nobody is there', () => {
    const { state } = run(
      sharing,
      ...[...calling, started, answered, patienceIsOver, unavailable]
    )
    expect(sharerView(state)).toBe('waiting')
    expect(timersOf(state).path).toBeUndefined()
  })

  it('PS24 stops reporting the missing path as soon as the call connects', () => {
    const { state } = run(
      sharing,
      ...[...calling, started, answered, patienceIsOver],
      { type: 'call-connected', isResumed: false, isVerified: false }
    )
    expect(sharerView(state)).toBe('sharing')
    expect(timersOf(state).path).toBeUndefined()
    expect(resume(state, patienceIsOver).state.isIceStuck).toBe(false)
  })

  it('PS24 stops reporting the missing path when the share ends', () => {
    const { state } = run(
      sharing,
      ...[...calling, started, answered, patienceIsOver],
      { type: 'stop-requested' }
    )
    expect(state.isIceStuck).toBe(false)
    expect(timersOf(state).path).toBeUndefined()
  })
})

describe('a viewer without a path', () => {
  it('PS24 reports the missing path 8 s after the call', () => {
    const { state, commands } = run(receiving, ...called)
    expect(commands).toContainEqual(startPath)
    expect(viewerView(state)).toBe('choosing')
    expect(viewerView(resume(state, patienceIsOver).state)).toBe('searching')
  })

  it('PS24 reports no missing path when connected to a sharer who is still choosing', () => {
    const { state } = run(
      receiving,
      ...called,
      { type: 'call-connected', isResumed: false, isVerified: false },
      patienceIsOver
    )
    expect(viewerView(state)).toBe('choosing')
  })

  it('PS24 keeps reporting the missing path between two calls, but not without a call', () => {
    const between = run(receiving, ...called, patienceIsOver, {
      type: 'timer-due',
      name: 'answer',
    })
    expect(viewerView(between.state)).toBe('searching')
    expect(between.commands).toContainEqual(startPath)
    const again = resume(between.state, received).state
    expect(viewerView(again)).toBe('searching')
    const alone = resume(between.state, patienceIsOver).state
    expect(viewerView(alone)).toBe('waiting')
  })

  it('PS24 waits 8 s again for another sharer', () => {
    const { state, commands } = run(
      receiving,
      ...called,
      patienceIsOver,
      { type: 'timer-due', name: 'answer' },
      { ...received, remoteId: strangerId }
    )
    expect(viewerView(state)).toBe('choosing')
    expect(commands).toContainEqual(startPath)
  })
})

describe.each([
  ['sharer', sharing, sharingEvents],
  ['viewer', receiving, watchingEvents],
] as const)('a %s whose share is lost', (_, plan, events) => {
  it.each([[silent], [{ type: 'call-closed' } as const]])(
    'PS24 reports the missing path 8 s after %j, and shows reconnecting',
    (lost) => {
      const { state, commands } = run(plan, ...events, lost)
      expect(commands).toContainEqual(startPath)
      expect(state.isIceStuck).toBe(false)
      const later = resume(state, patienceIsOver).state
      expect(later.isIceStuck).toBe(true)
      const view = plan === sharing ? sharerView : viewerView
      expect(view(later)).toBe('reconnecting')
    }
  )

  it('PS24 stops reporting the missing path when the call recovers', () => {
    const { state } = run(plan, ...events, silent, patienceIsOver, {
      type: 'network-reconnected',
    })
    expect(state.isIceStuck).toBe(false)
  })
})

it('PS24 counts the 8 s from the loss, however often the call is placed again', () => {
  const lost = run(sharing, ...sharingEvents, { type: 'call-closed' })
  const again = resume(
    lost.state,
    { type: 'timer-due', name: 'call' },
    answered
  )
  expect(again.commands).not.toContainEqual(startPath)
  const absent = resume(again.state, patienceIsOver, unavailable)
  expect(absent.state.isIceStuck).toBe(true)
})

describe('a sharer who vanished without a farewell', () => {
  const calledBack: PeerSessionEvent = {
    ...{ type: 'call-received', callId: 'mc_2', remoteId: sharerId },
    isFromLink: true,
  }

  it.each(['network-disconnected', 'call-closed'] as const)(
    'PS12 has left when the server does not know its page after %s [§4 sharer left]',
    (type) => {
      const absent = { type: 'peer-unavailable', remoteId: sharerId } as const
      const open = { type: 'peer-opened', id: viewerId } as const
      const lost = run(receiving, ...watchingEvents, { type }, open)
      const gone = resume(lost.state, absent)
      expect(gone.state).toMatchObject({
        ...{ recovery: 'none', outcome: 'sharer-left' },
      })
      const called = resume(lost.state, calledBack, absent)
      expect(called.state.outcome).toBeNull()
      const back = resume(gone.state, calledBack)
      expect(back.commands).toContainEqual({
        ...{ type: 'answer-call', callId: 'mc_2' },
      })
    }
  )

  it('PS30 gets `back` at once from a viewer whose call is lost', () => {
    const back = { type: 'send-control', remoteId: sharerId, control: 'back' }
    const closed = run(receiving, ...watchingEvents, { type: 'call-closed' })
    expect(closed.commands).toContainEqual(back)
  })
})
