import {
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
import { isOffline, sharerView, viewerView } from './selectors'

describe('the connection to the server while a call is silent', () => {
  it.each(['call-silent', 'network-disconnected'] as const)(
    'PS27 opens a new connection to the server after %s',
    (type) => {
      const { state, commands } = run(sharing, ...sharingEvents, { type })
      expect(state.serverConnectionState).toBe('establishing')
      expect(commands).toContainEqual({
        type: 'start-timer',
        name: 'establish',
        delayMs: 1_000,
      })
    }
  )

  it.each([
    ['becomes silent', { type: 'call-silent' }],
    ['is lost', { type: 'call-closed' }],
    [
      'ends because its page is loaded again',
      {
        type: 'message-received',
        message: { type: 'bye', reason: 'unload' },
      },
    ],
  ] as const)(
    'PS27 does not wait for an attempt that began before the call %s',
    (_, event) => {
      const { state: calm } = run(
        ...[sharing, ...sharingEvents, { type: 'peer-disconnected' } as const],
        { type: 'timer-due', name: 'reconnect' }
      )
      const { commands, state } = resume(calm, event)
      expect(commands).toEqual(
        expect.arrayContaining([
          { type: 'connect-peer', desiredId: sharerId },
          { type: 'start-timer', name: 'establish', delayMs: 1_000 },
        ])
      )
      const attempts = ({ commands }: { commands: { type: string }[] }) =>
        commands.filter(({ type }) => type === 'connect-peer')
      expect(attempts({ commands })).toHaveLength(1)
      const lost = resume(state, { type: 'network-disconnected' })
      expect(attempts(lost)).toEqual([])
    }
  )

  it('PS27 counts its short attempts from the loss of the call', () => {
    const away = Array.from({ length: 50 }).flatMap(
      () =>
        [
          { type: 'peer-disconnected' },
          { type: 'timer-due', name: 'reconnect' },
        ] as const
    )
    const long = run(sharing, ...sharingEvents, ...away).state
    expect(long.connectionAttemptNumber).toBe(50)
    const { commands, state } = resume(long, { type: 'call-silent' })
    expect(commands).toContainEqual({
      ...{ type: 'start-timer', name: 'establish', delayMs: 1_000 },
    })
    const { connectionAttemptNumber } = resume(
      state,
      { type: 'peer-disconnected' },
      { type: 'network-disconnected' }
    ).state
    expect(connectionAttemptNumber).toBe(2)
  })

  it('PS2 gives an attempt 8 s again when the call becomes active', () => {
    const { commands } = run(
      sharing,
      ...sharingEvents,
      { type: 'call-silent' },
      { type: 'call-heard' }
    )
    expect(commands).toContainEqual({
      ...{ type: 'start-timer', name: 'establish', delayMs: 8_000 },
    })
  })

  it('PS27 makes the sharer search for a path at once', () => {
    const restart = { type: 'restart-ice' }
    const silence = { type: 'call-silent' } as const
    const sharer = run(sharing, ...sharingEvents, silence)
    const viewer = run(receiving, ...watchingEvents, silence)
    expect(sharer.commands[0]).toEqual(restart)
    expect(viewer.commands).not.toContainEqual(restart)
  })

  it('PS27 shows no change during a moment of silence', () => {
    const sharer = run(sharing, ...sharingEvents, { type: 'call-silent' })
    const viewer = run(receiving, ...watchingEvents, { type: 'call-silent' })
    expect(sharerView(sharer.state)).toBe('sharing')
    expect(viewerView(viewer.state)).toBe('watching')
    const heard = resume(sharer.state, { type: 'call-heard' })
    expect(heard.state.recovery).toBe('none')
  })

  it('PS27 searches for a path as soon as the server answers, and keeps that connection when the network is lost', () => {
    const back = run(
      sharing,
      ...sharingEvents,
      { type: 'call-silent' },
      { type: 'peer-opened', id: sharerId }
    )
    expect(back.commands).toContainEqual({ type: 'restart-ice' })
    const lost = resume(back.state, { type: 'network-disconnected' })
    expect(lost.state).toMatchObject({
      recovery: 'disconnected',
      serverConnectionState: 'established',
    })
  })

  it('PS27 searches for no path while the call is active', () => {
    const { commands } = run(
      sharing,
      ...sharingEvents,
      { type: 'call-silent' },
      { type: 'call-heard' },
      { type: 'peer-opened', id: sharerId }
    )
    expect(commands).not.toContainEqual({ type: 'restart-ice' })
  })

  it('PS27 applies silence only to a connected call', () => {
    const { state } = run(sharing, { type: 'call-silent' })
    expect(state.recovery).toBe('none')
  })

  it('PS30 makes a viewer with a lost share report that it has reached the server again', () => {
    const lost = run(receiving, ...watchingEvents, {
      type: 'network-disconnected',
    })
    const open = { type: 'peer-opened', id: viewerId } as const
    expect(resume(lost.state, open).commands).toContainEqual({
      type: 'send-control',
      remoteId: sharerId,
      control: 'back',
    })
    const called = resume(
      lost.state,
      {
        type: 'call-received',
        callId: 'mc_2',
        remoteId: sharerId,
        isFromLink: true,
      },
      open
    )
    expect(called.commands.map(({ type }) => type)).not.toContain(
      'send-control'
    )
  })

  it.each([
    ['network-disconnected', { type: 'restart-ice' }],
    ['call-closed', { type: 'start-timer', name: 'call', delayMs: 300 }],
  ] as const)(
    'PS30 makes the sharer try again at once when the viewer is back after %s',
    (type, command) => {
      const back = {
        type: 'control-received',
        remoteId: viewerId,
        control: 'back',
      } as const
      const lost = run(sharing, ...sharingEvents, { type }, back)
      expect(lost.commands).toContainEqual(command)
      expect(run(sharing, ...sharingEvents, back).commands).toEqual([])
    }
  )

  it('PS27 keeps the old call, and tries new paths, until the server answers', () => {
    const { state, commands } = run(
      sharing,
      ...sharingEvents,
      { type: 'network-disconnected' },
      { type: 'timer-due', name: 'establish' },
      { type: 'timer-due', name: 'call' }
    )
    expect(state.recovery).toBe('disconnected')
    expect(commands).toContainEqual({ type: 'restart-ice' })
    expect(commands).not.toContainEqual({
      type: 'place-call',
      remoteId: viewerId,
    })
  })

  it('PS27 uses long attempts again for a server that short ones do not reach', () => {
    const after = (attempts: number) =>
      run(
        sharing,
        ...sharingEvents,
        { type: 'network-disconnected' },
        ...Array(attempts).fill({ type: 'timer-due', name: 'establish' })
      ).commands
    const patience = (delayMs: number) => ({
      type: 'start-timer',
      name: 'establish',
      delayMs,
    })
    expect(after(1)).toContainEqual(patience(1_000))
    expect(after(3)).toContainEqual(patience(4_000))
    expect(after(40)).toContainEqual(
      expect.objectContaining({ name: 'reconnect' })
    )
  })
})

describe('the question whether the server still hears this page', () => {
  const ask = { type: 'ask-server' } as const
  const waits = { type: 'start-timer', name: 'server-answer', delayMs: 4_000 }
  const due = (name: 'ask' | 'server-answer') =>
    ({ type: 'timer-due', name }) as const
  const waiting = () => run(receiving, ...opened(receiving, viewerId))

  it('PS43 is asked every 4 s while a peer may connect, and every 25 s during a call', () => {
    const nextAsk = (delayMs: number) => ({
      ...{ type: 'start-timer', name: 'ask', delayMs },
    })
    expect(waiting().commands).toContainEqual(nextAsk(4_000))
    const asked = resume(waiting().state, due('ask'))
    expect(asked.commands).toEqual(expect.arrayContaining([ask, waits]))
    const heard = resume(asked.state, { type: 'server-answered' })
    expect(heard.commands).toEqual([
      { type: 'stop-timer', name: 'server-answer' },
      nextAsk(4_000),
    ])
    const watching = run(receiving, ...watchingEvents, due('ask'), {
      type: 'server-answered',
    })
    expect(watching.commands).toContainEqual(nextAsk(25_000))
  })

  it('PS43 is asked at once when the network or the page is back', () => {
    const { commands } = resume(waiting().state, { type: 'network-returned' })
    expect(commands).toEqual(expect.arrayContaining([ask, waits]))
  })

  it('PS43 opens a new connection with the same id when there is no answer in time', () => {
    const { state, commands } = resume(
      waiting().state,
      due('ask'),
      due('server-answer')
    )
    expect(state.serverConnectionState).toBe('establishing')
    expect(commands).toContainEqual({
      ...{ type: 'connect-peer', desiredId: viewerId },
    })
    expect(isOffline(state)).toBe(false)
  })

  it('PS43 is not asked without a connection', () => {
    const away = resume(waiting().state, { type: 'peer-disconnected' })
    expect(away.commands).toContainEqual({ type: 'stop-timer', name: 'ask' })
    for (const name of ['ask', 'server-answer'] as const) {
      expect(resume(away.state, due(name)).commands).toEqual([])
    }
  })
})
