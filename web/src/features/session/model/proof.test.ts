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
import { sharerPresence } from './selectors'

const refuted = { type: 'proof-failed' } as const
const lost = { type: 'call-closed' } as const
const call = (remoteId = sharerId, callId = 'mc_2') =>
  ({ type: 'call-received', callId, remoteId, isFromLink: true }) as const
const back = { type: 'call-connected', isResumed: true } as const

const calling = run(
  sharing,
  ...opened(sharing, sharerId),
  { type: 'share-requested' },
  refuted
)

describe('a peer that is not the owner of the link', () => {
  it('PS36 is shown nothing, and the sharer is told', () => {
    const { state, commands } = calling

    expect(state.outcome).toBe('viewer-not-proved')
    expect(state.capture).toBe('off')
    expect(commands).toContainEqual({ type: 'close-call' })
    expect(commands).toContainEqual({ type: 'stop-capture' })
    const types = commands.map(({ type }) => type)
    expect(types).not.toContain('admit-call')
    // The data channel tells the peer why the call is closed. A message over
    // signalling could arrive first, and hide that reason.
    expect(types).not.toContain('send-control')
  })

  it('PS36 does not prevent the sharer from trying again', () => {
    const { state } = resume(calling.state, { type: 'share-requested' })

    expect(state).toMatchObject({ outcome: null, capture: 'requested' })
    expect(state.remoteParticipantState).toBe('connecting')
  })

  it('PS36 shows the viewer nothing, who continues to wait for the right person', () => {
    const opening = opened(receiving, viewerId)
    const { state } = run(receiving, ...opening, call(), refuted)

    expect(state).toMatchObject({
      ...{ outcome: 'sharer-not-proved', remoteParticipantState: 'idle' },
      ...{ error: null, serverConnectionState: 'established' },
    })
    expect(sharerPresence(state)).toBe('awaited')
    expect(resume(state, call()).commands).toContainEqual({
      type: 'answer-call',
      callId: 'mc_2',
    })
  })

  it('PS36 ends a running share, as its connection no longer leads to the verified person', () => {
    const viewer = resume(run(receiving, ...watchingEvents).state, refuted)
    expect(viewer.state.outcome).toBe('sharer-not-proved')
    const sharer = resume(run(sharing, ...sharingEvents).state, refuted)
    expect(sharer.state).toMatchObject({
      ...{ outcome: 'viewer-not-proved', capture: 'off' },
    })
    expect(sharer.commands).toContainEqual({ type: 'stop-capture' })
  })

  it('PS36 does not end a share that is recovering', () => {
    const running = run(receiving, ...watchingEvents)
    const missed = resume(running.state, lost, call(sharerId), refuted)
    expect(missed.state).toMatchObject({ recovery: 'lost', outcome: null })
    const sharer = run(sharing, ...sharingEvents, lost)
    const again = resume(
      sharer.state,
      { type: 'timer-due', name: 'call' },
      refuted
    )
    expect(again.state).toMatchObject({ recovery: 'lost', capture: 'on' })
  })
})

describe('the verification of a peer', () => {
  const verified = sharingEvents.map((event) =>
    event.type === 'call-connected' ? { ...event, isVerified: true } : event
  )

  it('PS36 is true only if the connected peer has proved it', () => {
    expect(run(sharing, ...verified).state.isVerified).toBe(true)
    expect(run(sharing, ...sharingEvents).state.isVerified).toBe(false)
  })

  it('PS36 is required in each call of the share', () => {
    const again = resume(run(sharing, ...verified, lost).state, {
      type: 'timer-due',
      name: 'call',
    })
    const less = resume(again.state, { ...back, isVerified: false })
    expect(less.state).toMatchObject({ recovery: 'lost' })
    expect(less.state.remoteParticipantState).toBe('idle')

    const same = resume(again.state, { ...back, isVerified: true })
    expect(same.state.remoteParticipantState).toBe('connected')
  })

  it('PS36 also applies to an admitted newcomer', () => {
    const missed = run(receiving, ...watchingEvents, lost)
    const stranger = resume(
      missed.state,
      call(strangerId),
      { type: 'newcomer-admitted' },
      { type: 'call-connected', isResumed: false, isVerified: true }
    )
    expect(stranger.state).toMatchObject({
      ...{ isVerified: true, remoteParticipantState: 'connected' },
    })
  })
})
