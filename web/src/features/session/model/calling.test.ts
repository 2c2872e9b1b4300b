import type { UserId } from 'src/features/links/model/userId'

import type { PeerSessionEvent } from './events'
import {
  nothingRemembered,
  opening,
  receiving,
  resume,
  run,
  sharerId,
  sharing,
  sharingEvents,
  viewerId,
  watchingEvents,
} from './fixtures'

const stop = { type: 'stop-requested' } as const
const lost = { type: 'call-closed' } as const
const cancelled = {
  type: 'control-received',
  remoteId: sharerId,
  control: 'cancelled',
} as const
const told = {
  type: 'send-control',
  remoteId: viewerId,
  control: 'cancelled',
} as const

describe('a share that is stopped', () => {
  it.each<{ before: PeerSessionEvent[] }>([
    { before: [] },
    { before: [lost] },
    { before: [{ type: 'call-silent' }] },
    { before: [{ type: 'network-disconnected' }] },
  ])('PS31 is reported over signalling as well after $before', ({ before }) => {
    const { commands } = run(
      sharing,
      ...sharingEvents,
      ...before,
      { type: 'peer-opened', id: sharerId },
      stop
    )
    expect(commands).toContainEqual(told)
  })

  it('PS16 sends its end only on the data channel if the page may come back', () => {
    const { commands } = run(sharing, ...sharingEvents, {
      type: 'close-requested',
      reason: 'unload',
    })
    expect(commands).not.toContainEqual(told)
  })

  it('sends nothing to a viewer who has left', () => {
    const { commands } = run(sharing, ...sharingEvents, {
      type: 'message-received',
      message: { type: 'bye', reason: 'left' },
    })
    expect(commands).not.toContainEqual(told)
  })

  it('PS31 notifies the viewer after the reconnect if the server was lost too', () => {
    const away = run(
      sharing,
      ...sharingEvents,
      { type: 'peer-disconnected' },
      lost,
      stop
    )
    expect(away.state.unfinishedWith).toBe(viewerId)
    const { state, commands } = resume(away.state, {
      type: 'peer-opened',
      id: sharerId,
    })
    expect(commands).toContainEqual({ ...told, control: 'cancelled' })
    expect(state.unfinishedWith).toBeNull()
  })

  it('PS31 sends nothing to a viewer who was never called', () => {
    const { state } = run(
      sharing,
      opening(sharing),
      { type: 'peer-disconnected' },
      { type: 'share-requested' },
      { type: 'capture-cancelled' }
    )
    expect(state.unfinishedWith).toBeNull()
  })
})

describe('a viewer whose share is cancelled over signalling', () => {
  it('PS31 learns that the sharer stopped, instead of waiting', () => {
    const { state } = run(receiving, ...watchingEvents, lost, cancelled)
    expect(state).toMatchObject({ recovery: 'none', outcome: 'sharer-stopped' })
  })

  it('PS31 learns that the sharer stopped, also during a new call', () => {
    const again = { type: 'call-received', callId: 'mc_2' } as const
    const { state } = run(
      receiving,
      ...watchingEvents,
      lost,
      { ...again, remoteId: sharerId, isFromLink: true },
      cancelled
    )
    expect(state).toMatchObject({
      remoteParticipantState: 'idle',
      outcome: 'sharer-stopped',
    })
  })

  it('PS31 learns that the sharer stopped only once, whichever message arrives first', () => {
    const stopped = {
      type: 'message-received',
      message: { type: 'screen', state: 'stopped' },
    } as const
    const { state, commands } = run(
      receiving,
      ...watchingEvents,
      stopped,
      cancelled
    )
    expect(state.outcome).toBe('sharer-stopped')
    expect(commands).toEqual([])
  })
})

describe('the call to a page that is being reloaded', () => {
  const reloading = () =>
    run(
      sharing,
      ...sharingEvents,
      {
        type: 'message-received',
        message: { type: 'bye', reason: 'unload' },
      },
      { type: 'timer-due', name: 'call' }
    )
  const waits = (delayMs: number) => ({
    type: 'start-timer',
    name: 'answer',
    delayMs,
  })

  it('PS16 is placed again soon if nobody answers, as the old page may have received it', () => {
    const called = reloading()
    expect(called.state).toMatchObject({ remoteParticipantState: 'connecting' })
    expect(called.commands).toContainEqual(waits(1_500))

    const again = resume(called.state, { type: 'timer-due', name: 'answer' })
    const { commands } = resume(again.state, {
      type: 'timer-due',
      name: 'call',
    })
    expect(commands).toContainEqual({
      type: 'place-call',
      remoteId: viewerId,
    })
    // The second call goes to the reloaded page, which may be slow to answer.
    expect(commands).toContainEqual(waits(20_000))
  })

  it('PS16 may take the usual time to connect once it is answered', () => {
    const answered = resume(reloading().state, { type: 'call-answered' })
    expect(answered.commands).toContainEqual(waits(20_000))
    expect(answered.commands).toContainEqual({
      type: 'start-timer',
      name: 'farewell',
      delayMs: 20_000,
    })
  })
})

describe('a sharer whose page was closed', () => {
  it('PS20 tells the returning viewer of the same link how the share continues, and nobody else', () => {
    const outcomeFor = (unfinishedWith: UserId | null) =>
      run(sharing, {
        type: 'open-requested',
        plan: sharing,
        remembered: { ...nothingRemembered, unfinishedWith },
      }).state.outcome
    expect(outcomeFor(viewerId)).toBe('interrupted')
    expect(outcomeFor('another-person' as UserId)).toBeNull()
    expect(outcomeFor(null)).toBeNull()
  })

  it('PS20 does not say that nothing is shared to a viewer who is being called again', () => {
    const { commands } = run(
      sharing,
      {
        type: 'open-requested',
        plan: sharing,
        remembered: { ...nothingRemembered, unfinishedWith: viewerId },
      },
      { type: 'share-requested' },
      { type: 'peer-opened', id: sharerId }
    )
    expect(commands.map(({ type }) => type)).not.toContain('send-control')
  })
})
