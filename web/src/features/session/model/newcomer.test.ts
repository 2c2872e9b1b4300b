import type { Control } from 'src/features/call/model/controlMessage'
import type { UserId } from 'src/features/links/model/userId'

import type { PeerSessionEvent } from './events'
import {
  broadcasting,
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

const lost = { type: 'call-closed' } as const
const callDue = { type: 'timer-due', name: 'call' } as const
const admit = { type: 'newcomer-admitted' } as const
const refuse = { type: 'newcomer-refused' } as const
const back = {
  type: 'call-connected',
  isResumed: true,
  isVerified: false,
} as const
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
const bye = {
  type: 'message-received',
  message: { type: 'bye', reason: 'left' },
} as const

const admitCall = { type: 'admit-call' }
const showCapture = { type: 'show-capture' }

describe('a recovering share', () => {
  const recovering = run(sharing, ...sharingEvents, lost, callDue).state

  it('PS32 continues with the viewer who proves to be the same', () => {
    const { state, commands } = resume(recovering, back)
    expect(state).toMatchObject({ recovery: 'none', participantNumber: 1 })
    expect(sharerView(state)).toBe('sharing')
    expect(commands).toEqual(expect.arrayContaining([admitCall, showCapture]))
  })

  it('PS32 ends with a farewell of the same viewer, and of nobody else', () => {
    expect(resume(recovering, bye)).toEqual({ state: recovering, commands: [] })
    const { state } = resume(recovering, { ...bye, isResumed: true })
    expect(state.outcome).toBe('viewer-left')
  })

  const { state: asked, commands } = resume(recovering, somebody)

  it('PS32 shows nothing to anybody else, and asks the sharer', () => {
    expect(sharerView(asked)).toBe('newcomer')
    expect(asked.remoteParticipantState).toBe('connecting')
    for (const sent of [admitCall, showCapture, { type: 'swap-capture' }]) {
      expect(commands).not.toContainEqual(sent)
    }
    expect(commands).not.toContainEqual(
      expect.objectContaining({ type: 'send-message' })
    )
  })

  it.each<PeerSessionEvent>([
    { type: 'hide-requested' },
    { type: 'change-requested' },
    { type: 'peer-opened', id: sharerId },
    { type: 'message-received', message: { type: 'quality', smoothness: 4 } },
    { type: 'message-received', message: { type: 'ask', for: 'monitor' } },
    { type: 'timer-due', name: 'answer' },
    callDue,
    { type: 'network-reconnected' },
    says('back', viewerId),
  ])('PS32 keeps asking, and admits nothing, after %j', (event) => {
    const { state, commands } = resume(asked, event)
    expect(state.call).toMatchObject({
      ...{ is: 'asking', newcomer: { remoteId: viewerId } },
    })
    expect(commands).not.toContainEqual(admitCall)
  })

  it('PS32 PS33 is shown to somebody else once the sharer consents', () => {
    const { state, commands } = resume(asked, admit)
    expect(state).toMatchObject({
      newcomer: null,
      recovery: 'none',
      participantNumber: 2,
    })
    expect(sharerView(state)).toBe('sharing')
    expect(commands).toEqual(expect.arrayContaining([admitCall, showCapture]))
  })

  it('PS32 refuses somebody else, and continues to wait for the viewer', () => {
    const { state, commands } = resume(asked, refuse)
    expect(sharerView(state)).toBe('reconnecting')
    expect(commands).toEqual(
      expect.arrayContaining([
        { type: 'send-control', remoteId: viewerId, control: 'refused' },
        { type: 'close-call' },
        { type: 'start-timer', name: 'call', delayMs: 10_000 },
      ])
    )
  })

  it.each([
    ['leaves', bye],
    ['is lost', lost],
  ])(
    'PS32 continues to wait for the viewer when somebody else %s',
    (_, event) => {
      const { state, commands } = resume(asked, event)
      expect(state).toMatchObject({ newcomer: null, capture: 'on' })
      expect(sharerView(state)).toBe('reconnecting')
      expect(commands).toContainEqual(
        expect.objectContaining({ type: 'start-timer', name: 'call' })
      )
    }
  )

  it('PS12 is given up after ten minutes even if somebody else waits', () => {
    expect(timersOf(asked)).toHaveProperty('give-up')
    const { state } = resume(asked, { type: 'timer-due', name: 'give-up' })
    expect(state).toMatchObject({ capture: 'off', outcome: 'viewer-left' })
  })

  it('PS32 asks about a stranger after the viewer’s page seemed to reload', () => {
    const { state } = run(
      broadcasting,
      ...opened(broadcasting, sharerId),
      { type: 'share-requested' },
      somebody,
      { type: 'capture-started' },
      {
        type: 'message-received',
        message: { type: 'bye', reason: 'unload' },
      },
      callDue,
      somebody
    )
    expect(sharerView(state)).toBe('newcomer')
  })

  it('tells a refused viewer that somebody is viewing already', () => {
    const { state, commands } = run(
      receiving,
      ...opened(receiving, viewerId),
      calling(sharerId),
      somebody,
      says('refused', sharerId)
    )
    expect(state.error).toBe('declined-by-sharer')
    expect(commands).toContainEqual({ type: 'destroy-peer' })
  })
})

describe('a viewer whose share is recovering', () => {
  const recovering = run(receiving, ...watchingEvents, lost).state

  it('PS32 must consent before somebody else is answered', () => {
    const { state, commands } = resume(recovering, calling(strangerId))
    expect(viewerView(state)).toBe('newcomer')
    expect(commands).toEqual([])
  })

  const asked = resume(recovering, calling(strangerId)).state

  it('PS32 answers somebody else after consenting', () => {
    const { state, commands } = resume(asked, admit)
    expect(viewerView(state)).toBe('choosing')
    expect(commands).toContainEqual({ type: 'answer-call', callId: 'mc_2' })
    const connected = resume(state, somebody).state
    expect(connected).toMatchObject({
      remoteParticipantState: 'connected',
      remoteId: strangerId,
      participantNumber: 2,
    })
  })

  it('PS32 ignores a farewell from another caller with the id of the sharer', () => {
    const { state } = resume(recovering, calling(sharerId, 'mc_3'), bye)
    expect(viewerView(state)).toBe('reconnecting')
  })

  it('PS32 accepts the sharer’s refusal even after the call has closed', () => {
    const { state } = run(
      receiving,
      ...watchingEvents,
      lost,
      says('refused', sharerId)
    )
    expect(state.error).toBe('declined-by-sharer')
  })

  it('PS32 tells a caller that they are refused', () => {
    const { state, commands } = resume(asked, refuse)
    expect(viewerView(state)).toBe('reconnecting')
    expect(commands).toEqual([
      { type: 'refuse-call', callId: 'mc_2', control: 'refused' },
    ])
  })

  it('PS32 continues with the returning sharer, and sends `busy` to the other caller', () => {
    const { state, commands } = resume(asked, calling(sharerId, 'mc_3'))
    expect(state.newcomer).toBeNull()
    expect(commands).toEqual(
      expect.arrayContaining([
        { type: 'refuse-call', callId: 'mc_2', control: 'busy' },
        { type: 'answer-call', callId: 'mc_3' },
      ])
    )
    expect(viewerView(resume(state, back).state)).toBe('watching')
  })

  it('PS32 replaces the waiting call of a caller who calls again, without a message', () => {
    const { state, commands } = resume(asked, calling(strangerId, 'mc_3'))
    expect(state.newcomer).toMatchObject({
      ...{ remoteId: strangerId, callId: 'mc_3' },
    })
    expect(commands).toEqual([
      { type: 'refuse-call', callId: 'mc_2', control: null },
    ])
  })

  it.each([
    ['cancels the call', says('cancelled', strangerId)],
    ['is refused', refuse],
  ])('PS32 stops asking when the other caller %s', (_, event) => {
    expect(viewerView(resume(asked, event).state)).toBe('reconnecting')
  })

  it('PS32 answers the waiting caller as soon as the sharer is given up', () => {
    const { commands } = resume(asked, { type: 'timer-due', name: 'give-up' })
    expect(commands).toContainEqual({ type: 'answer-call', callId: 'mc_2' })
  })

  it('PS32 continues with the sharer whose call recovers, and sends `busy` to the other caller', () => {
    const { state, commands } = run(
      receiving,
      ...watchingEvents,
      { type: 'network-disconnected' },
      calling(strangerId),
      { type: 'network-reconnected' }
    )
    expect(viewerView(state)).toBe('watching')
    expect(commands).toContainEqual({
      type: 'refuse-call',
      callId: 'mc_2',
      control: 'busy',
    })
  })

  it('PS32 keeps the waiting caller when the old call closes', () => {
    const { state } = resume(asked, lost)
    expect(state.newcomer).toMatchObject({
      ...{ remoteId: strangerId, callId: 'mc_2' },
    })
  })

  it.each([
    ['lost', recovering],
    ['running', run(receiving, ...watchingEvents).state],
  ])(
    'PS32 asks when somebody else calls with the id of the sharer (%s)',
    (_, before) => {
      const { state, commands } = resume(before, calling(sharerId), somebody)
      expect(viewerView(state)).toBe('newcomer')
      expect(commands).not.toContainEqual(admitCall)
      expect(viewerView(resume(state, admit).state)).toBe('watching')
      expect(viewerView(resume(state, refuse).state)).toBe('reconnecting')
    }
  )
})

describe('a viewer without the sharer’s link', () => {
  const safetyWords = [7, 42] as const
  const known = { ...somebody, isVerified: true }
  const shown = [
    { type: 'share-requested' },
    { type: 'capture-started' },
  ] as const
  const before = run(
    broadcasting,
    ...opened(broadcasting, sharerId),
    ...shown
  ).state
  const { state: asked, commands } = resume(before, {
    ...somebody,
    safetyWords,
  })

  it('PS37 leads to a question before anything is shown', () => {
    expect(sharerView(asked)).toBe('newcomer')
    expect(asked.newcomer).toMatchObject({ safetyWords, isVerified: false })
    expect(commands).not.toContainEqual(admitCall)
    expect(commands).not.toContainEqual(showCapture)
    expect(commands).not.toContainEqual(
      expect.objectContaining({ name: 'give-up', type: 'start-timer' })
    )
  })

  it('PS37 sees the screen after the sharer’s consent, and leads to no further question', () => {
    const { state, commands } = resume(asked, admit)
    expect(sharerView(state)).toBe('sharing')
    expect(state).toMatchObject({ isVerified: false, safetyWords })
    expect(commands).toEqual(expect.arrayContaining([admitCall, showCapture]))

    const again = resume(state, lost, callDue, back).state
    expect(sharerView(again)).toBe('sharing')
  })

  it('PS37 is refused if the sharer rejects them, and the sharer continues to wait', () => {
    const { state, commands } = resume(asked, refuse)
    expect(sharerView(state)).toBe('waiting')
    expect(commands).toContainEqual(
      expect.objectContaining({ type: 'send-control', control: 'refused' })
    )
  })

  it('PS37 leads to no question if they prove that they have the link, nor does the helper whose link was opened', () => {
    expect(sharerView(resume(before, known).state)).toBe('sharing')
    const opener = run(sharing, ...opened(sharing, sharerId), ...shown).state
    expect(sharerView(resume(opener, somebody).state)).toBe('sharing')
  })
})
