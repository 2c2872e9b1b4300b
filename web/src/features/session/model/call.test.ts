import {
  broadcasting,
  opened,
  opening,
  receiving,
  resume,
  run,
  sharerId,
  sharing,
  sharingEvents,
  strangerId,
  viewerId,
  watching,
  watchingEvents,
} from './fixtures'

const placing = { type: 'place-call', remoteId: viewerId }
const choosingEvents = [
  ...opened(sharing, sharerId),
  { type: 'share-requested' },
] as const

describe('the sharer’s call', () => {
  it('PS9 is placed while the picker is open, as attempt 1 [§4 call attempt]', () => {
    const { state, commands } = run(sharing, ...choosingEvents)
    expect(commands).toContainEqual(placing)
    expect(state.callAttemptNumber).toBe(1)
    expect(state.remoteParticipantState).toBe('connecting')
  })

  it('PS9 goes to the viewer id of a link that the sharer has sent', () => {
    const { commands } = run(broadcasting, ...opened(broadcasting, sharerId), {
      type: 'share-requested',
    })
    expect(commands).toContainEqual({
      type: 'place-call',
      remoteId: `${sharerId}-viewer`,
    })
  })

  it('PS10 reports the state of the screen as soon as it is connected', () => {
    const { state, commands } = run(sharing, ...choosingEvents, {
      type: 'call-connected',
      isResumed: false,
      isVerified: false,
    })
    expect(state.remoteParticipantState).toBe('connected')
    expect(commands).toContainEqual({
      type: 'send-message',
      message: { type: 'screen', state: 'choosing' },
    })
  })

  it('PS13 ignores that somebody else is unavailable', () => {
    const { commands } = run(sharing, ...choosingEvents, {
      type: 'peer-unavailable',
      remoteId: strangerId,
    })
    expect(commands).toEqual([])
  })

  it('PS12 is placed again with the same capture after it is lost', () => {
    const lost = run(sharing, ...sharingEvents, { type: 'call-closed' })
    expect(lost.state).toMatchObject({
      remoteParticipantState: 'idle',
      recovery: 'lost',
      capture: 'on',
    })
    const again = resume(lost.state, { type: 'timer-due', name: 'call' })
    expect(again.commands).toContainEqual(placing)
    const back = resume(again.state, {
      type: 'call-connected',
      isResumed: true,
      isVerified: false,
    })
    expect(back.state.recovery).toBe('none')
    expect(back.commands).toContainEqual({
      type: 'send-message',
      message: { type: 'screen', state: 'shared', capture: 1 },
    })
  })

  it('PS12 is given up after ten minutes, along with the capture', () => {
    const { state, commands } = run(
      sharing,
      ...sharingEvents,
      { type: 'call-closed' },
      { type: 'timer-due', name: 'give-up' }
    )
    expect(state).toMatchObject({ capture: 'off', outcome: 'viewer-left' })
    expect(commands).toContainEqual({ type: 'stop-capture' })
  })

  it('PS3 reconnects to the server at once if that connection is lost too', () => {
    const lost = run(
      sharing,
      ...sharingEvents,
      { type: 'peer-disconnected' },
      {
        type: 'message-received',
        message: { type: 'bye', reason: 'unload' },
      }
    )
    expect(lost.state.serverConnectionState).toBe('establishing')
    expect(lost.commands).toContainEqual({
      type: 'connect-peer',
      desiredId: sharerId,
    })
    const failed = resume(lost.state, { type: 'peer-disconnected' })
    expect(failed.commands).toContainEqual(
      expect.objectContaining({ name: 'reconnect', delayMs: 500 })
    )
  })

  it('PS12 restarts ICE while it is silent, and again when the server is back', () => {
    const silent = run(sharing, ...sharingEvents, {
      type: 'network-disconnected',
    })
    expect(silent.state.recovery).toBe('disconnected')
    expect(silent.commands).toContainEqual({ type: 'restart-ice' })
    const back = resume(
      silent.state,
      { type: 'peer-disconnected' },
      { type: 'timer-due', name: 'reconnect' },
      { type: 'peer-opened', id: sharerId }
    )
    expect(back.commands).toContainEqual({ type: 'restart-ice' })
  })

  it('PS12 is placed again if it does not recover in time', () => {
    const { state, commands } = run(
      sharing,
      ...sharingEvents,
      { type: 'network-disconnected' },
      { type: 'peer-opened', id: sharerId },
      { type: 'timer-due', name: 'call' }
    )
    expect(state.recovery).toBe('lost')
    expect(commands).toContainEqual(placing)
  })

  it('PS23 probes the viewer when the server says that they are gone', () => {
    const { state, commands } = run(sharing, ...sharingEvents, {
      type: 'control-received',
      remoteId: viewerId,
      control: 'gone',
    })
    expect(commands).toEqual([{ type: 'probe-call' }])
    expect(state.remoteParticipantState).toBe('connected')
  })

  it('PS15 waits a moment for a lost network to recover', () => {
    const lost = run(sharing, ...sharingEvents, {
      type: 'network-disconnected',
    })
    expect(lost.state.remoteParticipantState).toBe('idle')
    expect(lost.commands.map((command) => command.type)).not.toContain(
      'close-call'
    )
    const reconnected = resume(lost.state, { type: 'network-reconnected' })
    expect(reconnected.state).toMatchObject({
      remoteParticipantState: 'connected',
      recovery: 'none',
    })
  })

  it('PS16 waits 5 s for a viewer whose page was closed', () => {
    const gone = run(sharing, ...sharingEvents, {
      type: 'message-received',
      message: { type: 'bye', reason: 'unload' },
    })
    expect(gone.state).toMatchObject({ recovery: 'unload', capture: 'on' })
    expect(gone.commands).toContainEqual({
      type: 'start-timer',
      name: 'farewell',
      delayMs: 5000,
    })
    const left = resume(gone.state, { type: 'timer-due', name: 'farewell' })
    expect(left.state).toMatchObject({ outcome: 'viewer-left', capture: 'off' })
  })

  it('stops the capture at once when the viewer leaves for good', () => {
    const { state, commands } = run(sharing, ...sharingEvents, {
      type: 'message-received',
      message: { type: 'bye', reason: 'left' },
    })
    expect(state.outcome).toBe('viewer-left')
    expect(commands).toContainEqual({ type: 'stop-capture' })
  })

  it('PS19 stops the capture and says why when the viewer is busy', () => {
    const { state, commands } = run(sharing, ...choosingEvents, {
      type: 'control-received',
      remoteId: viewerId,
      control: 'busy',
    })
    expect(state).toMatchObject({
      error: 'someone-else-sharing',
      capture: 'off',
    })
    expect(commands).toContainEqual({ type: 'stop-capture' })
  })

  it('PS19 ignores a stranger who says that the viewer is busy', () => {
    const { state } = run(sharing, ...choosingEvents, {
      type: 'control-received',
      remoteId: strangerId,
      control: 'busy',
    })
    expect(state.error).toBeNull()
  })

  it('PS18 is the only call: a sharer answers no other', () => {
    const { state, commands } = run(sharing, ...sharingEvents, {
      type: 'call-received',
      callId: 'mc_9',
      remoteId: viewerId,
      isFromLink: true,
    })
    expect(commands).toEqual([
      { type: 'refuse-call', callId: 'mc_9', control: null },
    ])
    expect(state.remoteParticipantState).toBe('connected')
  })
})

describe('the viewer’s call', () => {
  const received = {
    type: 'call-received',
    callId: 'mc_2',
    remoteId: sharerId,
    isFromLink: true,
  } as const
  const stranger = { ...received, callId: 'mc_3', remoteId: strangerId }

  it('is answered, and connected when the stream has arrived [§4 connected]', () => {
    const answered = run(receiving, ...opened(receiving, viewerId), received)
    expect(answered.state.remoteParticipantState).toBe('connecting')
    expect(answered.commands).toContainEqual({
      type: 'answer-call',
      callId: 'mc_2',
    })
    const connected = resume(answered.state, {
      type: 'call-connected',
      isResumed: false,
      isVerified: false,
    })
    expect(connected.state).toMatchObject({
      remoteParticipantState: 'connected',
      remoteScreen: 'choosing',
    })
  })

  it('PS17 refuses a second sharer and leaves the running share alone', () => {
    const before = run(receiving, ...watchingEvents).state
    const { state, commands } = resume(before, stranger)
    expect(commands).toEqual([
      { type: 'refuse-call', callId: 'mc_3', control: 'busy' },
    ])
    expect(state).toEqual(before)
  })

  it('PS18 at a sharer’s link is answered only for that sharer', () => {
    const { commands } = run(watching, opening(watching), stranger)
    expect(commands).toEqual([
      { type: 'refuse-call', callId: 'mc_3', control: null },
    ])
  })

  it('is replaced when the same sharer calls again', () => {
    const { state, commands } = run(receiving, ...watchingEvents, received)
    expect(commands.slice(0, 2)).toEqual([
      { type: 'close-call' },
      { type: 'answer-call', callId: 'mc_2' },
    ])
    expect(state).toMatchObject({
      remoteParticipantState: 'connecting',
      recovery: 'lost',
      remoteScreen: 'shared',
    })
  })

  it.each([
    [{ type: 'screen', state: 'stopped' }, 'sharer-stopped'],
    [{ type: 'screen', state: 'cancelled' }, null],
    [{ type: 'bye', reason: 'left' }, 'sharer-left'],
  ] as const)('ends on %j with the outcome %p', (message, outcome) => {
    const { state, commands } = run(receiving, ...watchingEvents, {
      type: 'message-received',
      message,
    })
    expect(state).toMatchObject({ remoteParticipantState: 'idle', outcome })
    expect(commands).toContainEqual({ type: 'close-call' })
  })

  it('PS16 reports only after 5 s that the sharer left', () => {
    const gone = run(receiving, ...watchingEvents, {
      type: 'message-received',
      message: { type: 'bye', reason: 'unload' },
    })
    expect(gone.state).toMatchObject({ recovery: 'unload', outcome: null })
    const left = resume(gone.state, { type: 'timer-due', name: 'farewell' })
    expect(left.state.outcome).toBe('sharer-left')
    const back = resume(left.state, received)
    expect(back.state.outcome).toBeNull()
  })

  it('PS16 does not report that the sharer left while they are calling back', () => {
    const { state } = run(
      receiving,
      ...watchingEvents,
      { type: 'message-received', message: { type: 'bye', reason: 'unload' } },
      received,
      { type: 'timer-due', name: 'farewell' }
    )
    expect(state).toMatchObject({
      remoteParticipantState: 'connecting',
      outcome: null,
    })
  })

  it('PS16 waits again when the new call fails', () => {
    const { commands } = run(
      receiving,
      ...watchingEvents,
      { type: 'message-received', message: { type: 'bye', reason: 'unload' } },
      received,
      { type: 'timer-due', name: 'answer' }
    )
    expect(commands).toContainEqual(
      expect.objectContaining({ type: 'start-timer', name: 'farewell' })
    )
  })

  it('PS20 ends when a reloaded sharer reports that nothing is shared', () => {
    const { state } = run(
      receiving,
      ...watchingEvents,
      { type: 'message-received', message: { type: 'bye', reason: 'unload' } },
      { type: 'control-received', remoteId: sharerId, control: 'returned' }
    )
    expect(state).toMatchObject({
      recovery: 'none',
      outcome: 'sharer-returned',
    })
  })
})
