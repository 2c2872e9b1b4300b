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
  strangerId,
  viewerId,
  watching,
  watchingEvents,
} from './fixtures'
import { isStrangerAsking, sharerView, viewerView } from './selectors'

const otherId = 'sea-sun-sand-wind' as UserId
const admit = { type: 'newcomer-admitted' } as const
const refuse = { type: 'newcomer-refused' } as const
const lost = { type: 'call-closed' } as const
const cameBy =
  (isFromLink: boolean | null) =>
  (remoteId: UserId = strangerId, callId = 'mc_2') =>
    ({ type: 'call-received', callId, remoteId, isFromLink }) as const
const withLink = cameBy(true)
const without = cameBy(false)
const connected = (isVerified = false) =>
  ({ type: 'call-connected', isResumed: false, isVerified }) as const
const says = (
  control: Control,
  remoteId: UserId = strangerId
): PeerSessionEvent => ({ type: 'control-received', remoteId, control })
const knock = (isFromLink: boolean | null, remoteId = strangerId) =>
  ({ ...says('knock', remoteId), isFromLink }) as PeerSessionEvent

const answering = (callId: string) => ({ type: 'answer-call', callId })
const silence = (callId: string) => ({
  type: 'refuse-call',
  callId,
  control: null,
})

const waiting = run(receiving, ...opened(receiving, viewerId)).state

describe('a caller without the link of a waiting helper', () => {
  const { state: asked, commands } = resume(waiting, without())

  it.each([false, null])(
    'PS41 gets no answer, and the helper is asked (%p)',
    (isFromLink) => {
      const { state, commands } = resume(waiting, cameBy(isFromLink)())
      expect(commands).toEqual([])
      expect(isStrangerAsking(state)).toBe(true)
    }
  )

  it("PS41 does not change the helper's page", () => {
    expect(commands).toEqual([])
    expect(viewerView(asked)).toBe('waiting')
    expect(asked.remoteId).toBeNull()
  })

  it('PS41 is answered if the helper consents, and leads to no further question', () => {
    const { state, commands } = resume(asked, admit)
    expect(commands).toContainEqual(answering('mc_2'))
    expect(viewerView(state)).toBe('choosing')

    const shown = resume(state, connected(), {
      type: 'message-received',
      message: { type: 'screen', state: 'shared' },
    }).state
    expect(resume(state, without(strangerId, 'mc_3')).commands).toContainEqual(
      answering('mc_3')
    )
    expect(
      resume(shown, lost, without(strangerId, 'mc_3')).commands
    ).toContainEqual(answering('mc_3'))
    expect(resume(shown, lost, knock(false)).commands).toContainEqual(
      expect.objectContaining({ control: 'here' })
    )
  })

  it('PS41 receives a refusal if the helper rejects them, and leads to no further question', () => {
    const { state, commands } = resume(asked, refuse)
    expect(commands).toEqual([
      { type: 'refuse-call', callId: 'mc_2', control: 'refused' },
    ])
    const again = resume(state, without(strangerId, 'mc_3'))
    expect(isStrangerAsking(again.state)).toBe(false)
    expect(again.commands).toEqual([
      { type: 'refuse-call', callId: 'mc_3', control: 'refused' },
    ])
  })

  it('PS41 is answered even after a refusal if they call with the link', () => {
    const { commands } = resume(asked, refuse, withLink(strangerId, 'mc_3'))
    expect(commands).toContainEqual(answering('mc_3'))
  })

  it('PS41 leads to the same question when they call again, without a message', () => {
    const { state, commands } = resume(asked, without(strangerId, 'mc_3'))
    expect(isStrangerAsking(state)).toBe(true)
    expect(commands).toEqual([silence('mc_2')])
    expect(resume(state, admit).commands).toContainEqual(answering('mc_3'))
  })

  it('PS41 gives way to a caller with the link, without a message', () => {
    const { state, commands } = resume(asked, withLink(sharerId, 'mc_3'))
    expect(state.newcomer).toBeNull()
    expect(commands).toEqual(
      expect.arrayContaining([silence('mc_2'), answering('mc_3')])
    )
  })

  it('PS41 is still asked about when another one calls without the link', () => {
    const { state, commands } = resume(asked, without(otherId, 'mc_3'))
    expect(state.newcomer).toMatchObject({ remoteId: strangerId })
    expect(commands).toEqual([silence('mc_3')])
  })

  it.each(['cancelled', 'gone'] as const)(
    'PS41 is no longer asked about when they have %s',
    (control) => {
      const { state } = resume(asked, says(control))
      expect(isStrangerAsking(state)).toBe(false)
    }
  )
})

describe('a knock without the link', () => {
  it.each([false, null])('PS41 is not answered (%p)', (isFromLink) => {
    expect(resume(waiting, knock(isFromLink)).commands).toEqual([])
    const recovering = run(receiving, ...watchingEvents, lost).state
    expect(resume(recovering, knock(isFromLink)).commands).toEqual([])
  })

  it('PS13 PS41 leads to a call, which leads to the question', () => {
    const { commands } = run(
      sharing,
      ...opened(sharing, sharerId),
      { type: 'share-requested' },
      { type: 'peer-unavailable', remoteId: viewerId },
      { type: 'timer-due', name: 'call' },
      { type: 'timer-due', name: 'answer' }
    )
    expect(commands).toContainEqual({ type: 'place-call', remoteId: viewerId })
  })
})

describe('a helper with a participant', () => {
  it.each([
    ['sees their screen', run(receiving, ...watchingEvents).state],
    [
      'waits for their choice',
      run(receiving, ...watchingEvents.slice(0, -1)).state,
    ],
  ])(
    'PS41 does not answer a stranger without the link while she %s',
    (_, busy) => {
      const { state, commands } = resume(busy, without(strangerId, 'mc_3'))
      expect(state).toEqual(busy)
      expect(commands).toEqual([silence('mc_3')])
      expect(resume(busy, knock(false)).commands).toEqual([])
    }
  )

  const recovering = run(receiving, ...watchingEvents, lost).state
  const asked = resume(recovering, without()).state

  it('PS32 PS41 is asked before somebody else is answered instead of the participant', () => {
    expect(viewerView(asked)).toBe('newcomer')
    expect(resume(asked, admit).commands).toContainEqual(answering('mc_2'))
  })

  it('PS41 answers nobody without consent when the participant is given up', () => {
    const { state, commands } = resume(asked, {
      type: 'timer-due',
      name: 'give-up',
    })
    expect(state.outcome).toBe('sharer-left')
    expect(isStrangerAsking(state)).toBe(true)
    expect(commands).not.toContainEqual(answering('mc_2'))
    expect(resume(state, admit).state.outcome).toBeNull()
  })

  it('PS32 PS41 is asked about a caller with the link first', () => {
    const both = resume(asked, withLink(otherId, 'mc_3'))
    expect(both.commands).toEqual([silence('mc_2')])
    expect(both.state.newcomer).toMatchObject({ remoteId: otherId })
    const { state } = resume(both.state, without(strangerId, 'mc_4'))
    expect(state.newcomer).toMatchObject({ remoteId: otherId })
  })

  it('PS36 PS41 is asked when a call from the id of a verified sharer lacks the link', () => {
    const proved = resume(
      waiting,
      withLink(sharerId),
      connected(true),
      lost
    ).state
    const again = resume(proved, without(sharerId, 'mc_3'))
    expect(viewerView(again.state)).toBe('newcomer')
    expect(again.commands).toEqual([])
    expect(resume(proved, withLink(sharerId, 'mc_3')).commands).toContainEqual(
      answering('mc_3')
    )
  })
})

describe('a caller with the id of the sharer whose link was opened', () => {
  const atLink = run(watching, ...opened(watching, viewerId)).state

  it('PS42 is not answered without the proof of the link, and both pages say so', () => {
    const { state, commands } = resume(atLink, without(sharerId))
    expect(state).toMatchObject({
      ...{ outcome: 'sharer-not-proved', newcomer: null },
      remoteParticipantState: 'idle',
    })
    expect(commands).not.toContainEqual(answering('mc_2'))
    expect(commands).toContainEqual({
      ...{ type: 'refuse-call', callId: 'mc_2', control: 'not-proved' },
    })
    const told = run(
      broadcasting,
      ...opened(broadcasting, sharerId),
      { type: 'share-requested' },
      says('not-proved', `${sharerId}-viewer` as UserId)
    ).state
    expect(told).toMatchObject({ capture: 'off', outcome: 'viewer-not-proved' })
    expect(sharerView(told)).toBe('ready')
  })

  it('PS42 is answered when the owner of the link calls later', () => {
    const { state, commands } = resume(
      atLink,
      without(sharerId),
      withLink(sharerId, 'mc_3')
    )
    expect(commands).toContainEqual(answering('mc_3'))
    expect(state.outcome).toBeNull()
  })

  it('PS42 is answered if the link has no key fingerprint', () => {
    const { commands } = resume(atLink, cameBy(null)(sharerId))
    expect(commands).toContainEqual(answering('mc_2'))
  })

  it.each([
    ['is running', []],
    ['is recovering', [lost]],
  ])('PS42 does not disturb a share that %s', (_, events) => {
    const share = run(
      watching,
      ...opened(watching, viewerId),
      withLink(sharerId, 'mc_1'),
      connected(true),
      ...events
    ).state
    const { state, commands } = resume(share, without(sharerId))
    expect(state).toEqual(share)
    expect(commands).toEqual([silence('mc_2')])
  })
})
