import type { UserId } from 'src/features/links/model/userId'

import {
  nothingRemembered,
  opened,
  opening,
  receiving,
  resume,
  run,
  sharerId,
  sharing,
  sharingEvents,
  viewerId,
  watching,
  watchingEvents,
} from './fixtures'

const taken = { type: 'peer-failed', failure: 'unavailable-id' } as const

describe('the connection to the signalling server', () => {
  it('PS1 connects once when it is opened twice', () => {
    const { commands } = run(receiving, opening(receiving), opening(receiving))
    expect(commands).toEqual([])
  })

  it('PS1 leaves nothing behind when it is closed', () => {
    const { state, commands } = run(sharing, ...sharingEvents, {
      type: 'close-requested',
      reason: 'left',
    })
    expect(state.serverConnectionState).toBe('closed')
    expect(state.remoteParticipantState).toBe('idle')
    expect(state.capture).toBe('off')
    expect(commands.map((command) => command.type)).toEqual([
      'close-call',
      'stop-capture',
      'remember-share',
      'destroy-peer',
      'stop-timer',
    ])
  })

  it('PS2 tries again when the server does not answer in time', () => {
    const { state, commands } = run(receiving, opening(receiving), {
      type: 'timer-due',
      name: 'establish',
    })
    expect(state.serverConnectionState).toBe('disconnected')
    expect(commands).toContainEqual({
      type: 'start-timer',
      name: 'reconnect',
      delayMs: 500,
      jitter: true,
    })
  })

  it('PS3 waits longer after each attempt, but retries at once when the network returns', () => {
    const failing = [
      { type: 'peer-disconnected' },
      { type: 'timer-due', name: 'reconnect' },
    ] as const
    const third = run(
      receiving,
      opening(receiving),
      ...failing,
      ...failing,
      failing[0]
    )
    expect(third.state.connectionAttemptNumber).toBe(3)
    expect(third.commands).toContainEqual(
      expect.objectContaining({ name: 'reconnect', delayMs: 2000 })
    )
    const now = resume(third.state, { type: 'network-returned' })
    expect(now.state.serverConnectionState).toBe('establishing')
    const back = resume(now.state, { type: 'peer-opened', id: viewerId })
    expect(back.state.connectionAttemptNumber).toBe(0)
  })

  it('PS4 reconnects with the id that was open', () => {
    const { commands } = run(
      receiving,
      ...opened(receiving, viewerId),
      { type: 'peer-disconnected' },
      { type: 'timer-due', name: 'reconnect' }
    )
    expect(commands).toContainEqual({
      type: 'connect-peer',
      desiredId: viewerId,
    })
  })

  it('PS4 keeps an open id even when the server says that it is taken', () => {
    const { state, commands } = run(
      receiving,
      ...opened(receiving, viewerId),
      { type: 'peer-disconnected' },
      { type: 'timer-due', name: 'reconnect' },
      taken
    )
    expect(state.error).toBeNull()
    expect(state.serverConnectionState).toBe('disconnected')
    expect(commands).toContainEqual(
      expect.objectContaining({ type: 'start-timer', name: 'reconnect' })
    )
  })

  it('PS4 keeps the viewer’s id even when the server says that it is taken', () => {
    const { state } = run(
      watching,
      ...watchingEvents,
      { type: 'peer-disconnected' },
      { type: 'timer-due', name: 'reconnect' },
      taken
    )
    expect(state.error).toBeNull()
    expect(state.remoteParticipantState).toBe('connected')
  })

  it('PS6 learns that another page took over the viewer’s id while nobody was sharing', () => {
    const { state, commands } = run(
      watching,
      ...opened(watching, viewerId),
      { type: 'peer-disconnected' },
      { type: 'timer-due', name: 'reconnect' },
      taken
    )
    expect(state.error).toBe('already-viewing')
    expect(commands).toContainEqual(
      expect.objectContaining({ name: 'reconnect', delayMs: 3_000 })
    )
  })

  it('PS5 continues to share when the server is lost', () => {
    const { state, commands } = run(sharing, ...sharingEvents, {
      type: 'peer-disconnected',
    })
    expect(state.remoteParticipantState).toBe('connected')
    expect(state.capture).toBe('on')
    expect(new Set(commands.map(({ type }) => type))).toEqual(
      new Set(['stop-timer', 'start-timer'])
    )
  })

  it('PS5 places the call that was requested while the server was lost', () => {
    const { state, commands } = run(
      sharing,
      opening(sharing),
      { type: 'share-requested' },
      { type: 'peer-opened', id: sharerId }
    )
    expect(state.remoteParticipantState).toBe('connecting')
    expect(state.callAttemptNumber).toBe(1)
    expect(commands).toContainEqual({ type: 'place-call', remoteId: viewerId })
  })

  it('PS6 reports that someone is already viewing when the prescribed id is taken [§4 id error]', () => {
    const { state, commands } = run(watching, opening(watching), taken)
    expect(state.error).toBe('already-viewing')
    expect(state.serverConnectionState).toBe('closed')
    expect(commands).toContainEqual({ type: 'destroy-peer' })
  })

  it('PS6 reports that someone is viewing until the id is released, and checks every 3 s', () => {
    const due = { type: 'timer-due', name: 'reconnect' } as const
    let last = run(watching, opening(watching), taken)
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(last.commands).toContainEqual({
        type: 'start-timer',
        name: 'reconnect',
        delayMs: 3_000,
      })
      const again = resume(last.state, due)
      expect(again.state.error).toBe('already-viewing')
      expect(again.commands).toContainEqual(
        expect.objectContaining({ type: 'connect-peer' })
      )
      last = resume(again.state, taken)
    }
    const id = `${sharerId}-viewer` as UserId
    const { state } = resume(last.state, due, { type: 'peer-opened', id })
    expect(state).toMatchObject({ error: null, ownId: id })
  })

  it('PS6 tries the base id with the suffix 2, then 3 [§4 id suffix]', () => {
    const remembered = { ...nothingRemembered, ownId: viewerId }
    const ids: (UserId | null)[] = []
    let last = run(receiving, {
      type: 'open-requested',
      plan: receiving,
      remembered,
    })
    for (let times = 0; times < 3; times++) {
      for (const command of last.commands) {
        if (command.type === 'connect-peer') ids.push(command.desiredId)
      }
      last = resume(last.state, taken)
    }
    expect(ids).toEqual([viewerId, `${viewerId}2`, `${viewerId}3`])
  })

  it('requests an id from the server when none is stored, and stores it', () => {
    const first = run(receiving, opening(receiving))
    expect(first.commands).toContainEqual({
      type: 'connect-peer',
      desiredId: null,
    })
    const { commands } = resume(first.state, {
      type: 'peer-opened',
      id: viewerId,
    })
    expect(commands).toContainEqual({ type: 'remember-id', id: viewerId })
  })

  it('never stores an id that the link prescribes', () => {
    const first = run(watching, opening(watching))
    expect(first.commands).toContainEqual(
      expect.objectContaining({ desiredId: `${sharerId}-viewer` })
    )
    const { commands } = resume(first.state, {
      type: 'peer-opened',
      id: `${sharerId}-viewer` as UserId,
    })
    expect(commands.map((command) => command.type)).not.toContain('remember-id')
  })

  it('PS20 tells the viewer that a reloaded sharer is back', () => {
    const { state, commands } = run(
      sharing,
      {
        type: 'open-requested',
        plan: sharing,
        remembered: { ...nothingRemembered, unfinishedWith: viewerId },
      },
      { type: 'peer-opened', id: sharerId }
    )
    expect(commands).toContainEqual({
      type: 'send-control',
      remoteId: viewerId,
      control: 'returned',
    })
    expect(state.unfinishedWith).toBeNull()
  })

  it('PS20 stores a share only when the page may be reloading', () => {
    const share = run(sharing, ...sharingEvents).state
    const unload = resume(share, { type: 'close-requested', reason: 'unload' })
    const left = resume(share, { type: 'close-requested', reason: 'left' })
    expect(unload.commands).toContainEqual({
      type: 'remember-share',
      remoteId: viewerId,
    })
    expect(left.commands).toContainEqual({
      type: 'remember-share',
      remoteId: null,
    })
  })

  it.each([
    'network',
    'disconnected',
    'server-error',
    'socket-error',
    'socket-closed',
  ] as const)(
    'PS21 opens a new Peer with the same id after %s, and shows no error [§4 other peer errors]',
    (failure) => {
      const failed = run(receiving, ...opened(receiving, viewerId), {
        type: 'peer-failed',
        failure,
      })
      expect(failed.state).toMatchObject({
        error: null,
        serverConnectionState: 'disconnected',
      })
      const again = resume(failed.state, {
        type: 'timer-due',
        name: 'reconnect',
      })
      expect(again.commands).toContainEqual({
        type: 'connect-peer',
        desiredId: viewerId,
      })
    }
  )

  it('PS21 gets a new token if the server has forgotten the old one, also during a share', () => {
    const share = run(receiving, ...watchingEvents)
    const { state, commands } = resume(share.state, {
      type: 'peer-failed',
      failure: 'key-required',
    })
    expect(commands).toContainEqual({ type: 'prove-id' })
    expect(state).toMatchObject({
      ...{ remoteParticipantState: 'connected', error: null },
      serverConnectionState: 'disconnected',
    })
  })

  it('PS5 continues to share when the Peer fails', () => {
    const { state, commands } = run(sharing, ...sharingEvents, {
      type: 'peer-failed',
      failure: 'socket-error',
    })
    expect(state).toMatchObject({
      ...{ remoteParticipantState: 'connected', capture: 'on' },
      error: null,
    })
    expect(new Set(commands.map(({ type }) => type))).toEqual(
      new Set(['stop-timer', 'start-timer'])
    )
  })

  it.each(['peer-unavailable', 'webrtc', 'negotiation-failed'] as const)(
    'leaves %s to the call it belongs to',
    (failure) => {
      const share = run(sharing, ...sharingEvents).state
      const { state } = resume(share, { type: 'peer-failed', failure })
      expect(state).toBe(share)
    }
  )

  it('PS21 destroys the Peer on a fatal error, reports it and can be tried again', () => {
    const failed = run(sharing, ...sharingEvents, {
      type: 'peer-failed',
      failure: 'invalid-key',
    })
    expect(failed.state.error).toBe('unknown')
    expect(failed.state.capture).toBe('off')
    expect(failed.commands).toContainEqual({ type: 'destroy-peer' })
    const again = resume(failed.state, { type: 'retry-requested' })
    expect(again.state.error).toBeNull()
    expect(again.commands).toContainEqual({
      type: 'connect-peer',
      desiredId: sharerId,
    })
  })
})
