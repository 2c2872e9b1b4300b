import type { Control } from 'src/features/call/model/controlMessage'
import type { UserId } from 'src/features/links/model/userId'

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
} from './fixtures'
import { sharerView, viewerView } from './selectors'

const callDue = { type: 'timer-due', name: 'call' } as const
const somebody = {
  type: 'call-connected',
  isResumed: false,
  isVerified: false,
} as const
const calling = (remoteId: UserId, callId = 'mc_2') =>
  ({ type: 'call-received', callId, remoteId, isFromLink: true }) as const
const says = (control: Control, remoteId: UserId): PeerSessionEvent => ({
  type: 'control-received',
  remoteId,
  control,
})

describe('a viewer who is called while nothing is shown yet', () => {
  const choosing = run(
    receiving,
    ...opened(receiving, viewerId),
    calling(strangerId),
    somebody
  ).state

  it('PS34 answers another caller, and tells the first to give way', () => {
    const { state, commands } = resume(choosing, calling(sharerId, 'mc_3'))
    expect(state.remoteId).toBe(sharerId)
    expect(commands).toEqual(
      expect.arrayContaining([
        { type: 'send-control', remoteId: strangerId, control: 'give-way' },
        { type: 'answer-call', callId: 'mc_3' },
      ])
    )
  })

  it('PS17 PS34 stays with a sharer who already shows something', () => {
    const { commands } = resume(
      choosing,
      {
        type: 'message-received',
        message: { type: 'screen', state: 'shared' },
      },
      calling(sharerId, 'mc_3')
    )
    expect(commands).toEqual([
      { type: 'refuse-call', callId: 'mc_3', control: 'busy' },
    ])
  })

  const { state: alone, commands } = resume(choosing, {
    type: 'caller-rejected',
  })

  it('PS34 can reject an unwanted caller', () => {
    expect(viewerView(alone)).toBe('waiting')
    expect(commands).toEqual(
      expect.arrayContaining([
        { type: 'send-control', remoteId: strangerId, control: 'refused' },
        { type: 'close-call' },
      ])
    )
  })

  it('PS34 ignores a rejected caller, but not others', () => {
    expect(resume(alone, calling(strangerId, 'mc_4')).commands).toEqual([
      { type: 'refuse-call', callId: 'mc_4', control: 'refused' },
    ])
    expect(resume(alone, says('knock', strangerId)).commands).toEqual([
      { type: 'send-control', remoteId: strangerId, control: 'refused' },
    ])
    expect(resume(alone, calling(sharerId)).commands).toContainEqual({
      type: 'answer-call',
      callId: 'mc_2',
    })
  })
})

describe('a viewer who answers another caller', () => {
  it('PS34 forgets what the previous caller has sent', () => {
    const choosing = run(
      receiving,
      ...opened(receiving, viewerId),
      calling(strangerId),
      somebody,
      {
        type: 'message-received',
        message: { type: 'screen', state: 'choosing', dialog: 'chromium' },
      }
    ).state
    expect(choosing.sharerDialog).toBe('chromium')
    const known = { ...choosing, surface: 'window', hasAsked: true } as const
    const { state } = resume(known, calling(sharerId, 'mc_3'))
    expect(state).toMatchObject({
      ...{ remoteId: sharerId, remoteScreen: 'choosing' },
      ...{ sharerDialog: null, surface: null, hasAsked: false },
    })
    const again = resume(known, calling(strangerId, 'mc_3'))
    expect(again.state.sharerDialog).toBe('chromium')
  })
})

describe('two sharers with one link who have both chosen', () => {
  const displaced = run(
    receiving,
    ...opened(receiving, viewerId),
    calling(strangerId, 'mc_1'),
    calling(sharerId, 'mc_2')
  ).state
  const again = calling(strangerId, 'mc_3')
  const told = (control: Control) => [
    { type: 'refuse-call', callId: 'mc_3', control },
  ]
  const screen = (state: 'choosing' | 'shared'): PeerSessionEvent => ({
    type: 'message-received',
    message: { type: 'screen', state },
  })

  it('PS34 the one who gave way does not displace a caller who is being answered', () => {
    expect(resume(displaced, again).commands).toEqual(told('give-way'))
    const knock = { ...says('knock', strangerId), isFromLink: true }
    expect(resume(displaced, knock as PeerSessionEvent).commands).toEqual([
      { type: 'send-control', remoteId: strangerId, control: 'give-way' },
    ])
    const end = resume(displaced, somebody, screen('shared'), again)
    expect(end.state.remoteId).toBe(sharerId)
    expect(end.commands).toEqual(told('busy'))
  })

  it('PS34 answers the caller who gave way if the new caller calls again without having connected', () => {
    const { state, commands } = resume(
      displaced,
      calling(sharerId, 'mc_3'),
      calling(strangerId, 'mc_4')
    )
    expect(state.remoteId).toBe(strangerId)
    expect(commands).toEqual(
      expect.arrayContaining([
        { type: 'send-control', remoteId: sharerId, control: 'give-way' },
        { type: 'answer-call', callId: 'mc_4' },
      ])
    )
  })

  it('PS34 answers the caller who gave way if the new caller sends nothing, only chooses, or has left', () => {
    const answer = { type: 'answer-call', callId: 'mc_3' }
    const closed = { type: 'call-closed' } as const
    const silent = [somebody]
    const choosing = [somebody, screen('choosing')]
    for (const events of [silent, choosing, [closed]]) {
      const { commands } = resume(displaced, ...events, again)
      expect(commands).toContainEqual(answer)
    }
  })
})

describe('a sharer whom the viewer keeps waiting', () => {
  const choosing = run(sharing, ...sharingEvents.slice(0, 3))
  const gaveWay = resume(
    run(sharing, ...sharingEvents.slice(0, 3)).state,
    says('give-way', viewerId)
  )

  it('PS34 continues to choose, and does not call again before something is chosen', () => {
    expect(sharerView(gaveWay.state)).toBe('choosing')
    expect(gaveWay.commands).toContainEqual({ type: 'close-call' })
    for (const event of [callDue, { type: 'peer-opened', id: sharerId }]) {
      const { commands } = resume(gaveWay.state, event as PeerSessionEvent)
      expect(commands).not.toContainEqual({
        type: 'place-call',
        remoteId: viewerId,
      })
    }
    expect(
      resume(gaveWay.state, { type: 'capture-started' }).commands
    ).toContainEqual({ type: 'place-call', remoteId: viewerId })
  })

  it('PS34 calls again after a wait if a screen is captured already', () => {
    const { commands } = resume(
      choosing.state,
      { type: 'capture-started' },
      says('give-way', viewerId)
    )
    expect(commands).toContainEqual(
      expect.objectContaining({ type: 'start-timer', name: 'call' })
    )
  })

  it.each<[string, PeerSessionEvent[]]>([
    ['while the sharer chooses', []],
    ['with a screen to show', [{ type: 'capture-started' }]],
  ])('PS24 PS34 is no longer reported as without a path %s', (_, events) => {
    const stuck = resume(
      run(sharing, ...sharingEvents.slice(0, 3)).state,
      ...events,
      { type: 'call-answered' },
      { type: 'timer-due', name: 'path' }
    ).state
    expect(stuck.isIceStuck).toBe(true)
    const { state } = resume(stuck, says('give-way', viewerId))
    expect(state.isIceStuck).toBe(false)
  })

  it('PS34 waits longer each time that it has to give way, and not for ever', () => {
    let { state } = resume(choosing.state, { type: 'capture-started' })
    const waits: unknown[] = []
    for (let time = 1; time <= 7; time++) {
      const waiting = resume(state, says('give-way', viewerId))
      waits.push(...waiting.commands.filter(({ type }) => /start/.test(type)))
      state = resume(waiting.state, callDue).state
    }
    expect(waits).toEqual(
      [500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000].map((delayMs) => ({
        ...{ type: 'start-timer', name: 'call', delayMs, jitter: true },
      }))
    )
    const shared = resume(
      state,
      { type: 'stop-requested' },
      { type: 'share-requested' },
      { type: 'capture-started' },
      says('give-way', viewerId)
    )
    expect(shared.commands).toContainEqual(waits[0])
  })

  it.each<[string, PeerSessionEvent[]]>([
    ['while the sharer chooses', []],
    ['with a screen to show', [{ type: 'capture-started' }]],
  ])('PS34 recovers nothing if the call was silent %s', (_, events) => {
    const { state } = resume(
      choosing.state,
      { type: 'call-connected', isResumed: false, isVerified: false },
      ...events,
      { type: 'call-silent' },
      says('give-way', viewerId)
    )
    expect(state).toMatchObject({
      remoteParticipantState: 'idle',
      recovery: 'none',
    })
  })

  it('PS34 stops the capture and reports why when it is rejected', () => {
    const { state, commands } = resume(
      choosing.state,
      says('refused', viewerId)
    )
    expect(state).toMatchObject({ capture: 'off', error: 'declined-by-viewer' })
    expect(commands).toContainEqual({ type: 'stop-capture' })
  })

  it.each(['give-way', 'refused', 'here'] as const)(
    'ignores a stranger who says %s',
    (control) => {
      const { state, commands } = resume(
        choosing.state,
        says(control, strangerId)
      )
      expect(state).toEqual(choosing.state)
      expect(commands).toEqual([])
    }
  )
})
