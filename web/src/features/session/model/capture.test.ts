import {
  opened,
  opening,
  receiving,
  resume,
  run,
  sharerId,
  sharing,
  sharingEvents,
  viewerId,
} from './fixtures'

const choosing = [
  ...opened(sharing, sharerId),
  { type: 'share-requested' },
] as const

describe('the capture', () => {
  it('PS7 is requested before anything else', () => {
    expect(run(sharing, ...choosing).commands[0]).toEqual({
      type: 'request-capture',
    })
  })

  it('PS7 is requested even while the server is unreachable', () => {
    const { commands } = run(
      sharing,
      opening(sharing),
      { type: 'peer-disconnected' },
      { type: 'share-requested' }
    )
    expect(commands).toEqual([{ type: 'request-capture' }])
  })

  it('is never requested by a viewer, nor twice', () => {
    const viewer = run(receiving, ...opened(receiving, viewerId), {
      type: 'share-requested',
    })
    const twice = run(sharing, ...choosing, { type: 'share-requested' })
    expect(viewer.commands).toEqual([])
    expect(twice.commands).toEqual([])
  })

  it('is sent in the call when it starts, and the viewer is notified', () => {
    const { state, commands } = run(sharing, ...choosing, {
      type: 'capture-started',
    })
    expect(state.capture).toBe('on')
    expect(commands).toEqual([
      { type: 'show-capture' },
      {
        type: 'send-message',
        message: { type: 'screen', state: 'shared', capture: 1 },
      },
    ])
  })

  it('is stopped if it starts after the share has ended', () => {
    const { state, commands } = run(
      sharing,
      ...choosing,
      {
        type: 'control-received',
        remoteId: viewerId,
        control: 'busy',
      },
      { type: 'capture-started' }
    )
    expect(state.capture).toBe('off')
    expect(commands).toEqual([{ type: 'stop-capture' }])
  })

  it('PS8 cancels everything when the picker is cancelled', () => {
    const { state, commands } = run(sharing, ...choosing, {
      type: 'capture-cancelled',
    })
    expect(state).toMatchObject({
      capture: 'off',
      remoteParticipantState: 'idle',
      error: null,
      outcome: 'cancelled',
    })
    expect(commands).toContainEqual({
      type: 'close-call',
      farewell: { type: 'screen', state: 'cancelled' },
    })
  })

  it.each([
    ['before it is connected', []],
    [
      'when it is connected',
      [{ type: 'call-connected', isResumed: false, isVerified: false }],
    ],
  ] as const)('PS8 cancels the call over signalling %s', (_, between) => {
    const { commands } = run(sharing, ...choosing, ...between, {
      type: 'capture-cancelled',
    })
    expect(commands).toContainEqual({
      type: 'send-control',
      remoteId: viewerId,
      control: 'cancelled',
    })
  })

  it('reports why the operating system refused the capture', () => {
    const { state } = run(sharing, ...choosing, {
      type: 'capture-failed',
      error: 'display-capture-denied-by-system',
    })
    expect(state).toMatchObject({
      capture: 'off',
      error: 'display-capture-denied-by-system',
    })
    const again = resume(state, { type: 'share-requested' })
    expect(again.state.error).toBeNull()
  })

  it('keeps the error of a failed capture when the server is reached later', () => {
    const refused = { error: 'display-capture-refused' } as const
    const { state } = run(
      sharing,
      opening(sharing),
      { type: 'share-requested' },
      { type: 'capture-failed', ...refused },
      { type: 'peer-opened', id: sharerId }
    )
    expect(state).toMatchObject(refused)
  })

  it.each(['stop-requested', 'capture-ended'] as const)(
    'PS14 ends the share and tells the viewer on %s',
    (type) => {
      const { state, commands } = run(sharing, ...sharingEvents, { type })
      expect(state).toMatchObject({
        capture: 'off',
        outcome: 'stopped',
        remoteParticipantState: 'idle',
      })
      expect(commands).toContainEqual({
        type: 'close-call',
        farewell: { type: 'screen', state: 'stopped' },
      })
      expect(commands).toContainEqual({ type: 'stop-capture' })
    }
  )

  it.each([
    ['window', 'surface-gone'],
    ['browser', 'surface-gone'],
    ['monitor', 'stopped'],
    ['camera', 'stopped'],
  ] as const)(
    'PS14 reports an ended %s to the sharer as %s',
    (surface, outcome) => {
      const shared = run(
        sharing,
        ...sharingEvents.filter(({ type }) => type !== 'capture-started'),
        { type: 'capture-started', surface }
      )
      const { state, commands } = resume(shared.state, {
        type: 'capture-ended',
      })
      expect(state).toMatchObject({ capture: 'off', outcome })
      expect(commands).toContainEqual({
        type: 'close-call',
        farewell: { type: 'screen', state: 'stopped' },
      })
    }
  )

  it('PS22 sends no picture while it is hidden, and reports that it is hidden', () => {
    const hidden = run(sharing, ...sharingEvents, { type: 'hide-requested' })
    expect(hidden.commands).toEqual([
      { type: 'hide-capture' },
      { type: 'send-message', message: { type: 'screen', state: 'hidden' } },
    ])
    const shown = resume(hidden.state, { type: 'show-requested' })
    expect(shown.state.capture).toBe('on')
    expect(shown.commands[0]).toEqual({ type: 'show-capture' })
  })

  it('PS22 stays hidden when the call reconnects', () => {
    const { commands } = run(
      sharing,
      ...sharingEvents,
      { type: 'hide-requested' },
      { type: 'call-closed' },
      { type: 'timer-due', name: 'call' },
      { type: 'call-connected', isResumed: true, isVerified: false }
    )
    expect(commands).toContainEqual({
      type: 'send-message',
      message: { type: 'screen', state: 'hidden' },
    })
  })
})
