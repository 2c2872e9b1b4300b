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

  it('PS17 PS34 stays with a sharer who shows something', () => {
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
    type: 'caller-turned-away',
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

  it('PS34 calls again at once if something is captured already', () => {
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
  ])('PS34 has nothing to recover if the call was silent %s', (_, events) => {
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

  it('PS34 stops the capture and says why when it is rejected', () => {
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
