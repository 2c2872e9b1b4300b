import {
  opened,
  resume,
  run,
  sharerId,
  sharing,
  sharingEvents,
  receiving,
  watchingEvents,
} from './fixtures'

const sound = (hasSound: boolean) =>
  ({ type: 'sound-changed', hasSound }) as const

const choosing = [
  ...opened(sharing, sharerId),
  { type: 'share-requested' },
  { type: 'call-connected', isResumed: false, isVerified: false },
] as const

const said = (message: object) => ({
  type: 'send-message',
  message: { type: 'screen', ...message },
})

const shared = { state: 'shared', capture: 1 }

const heard = (message: { state: 'shared' | 'hidden'; sound?: boolean }) =>
  ({
    type: 'message-received',
    message: { type: 'screen', ...message },
  }) as const

const withSound = () =>
  run(sharing, ...choosing, sound(true), { type: 'capture-started' })

describe('the sound of the screen', () => {
  it('PS25 is reported together with the screen', () => {
    expect(run(sharing, ...choosing, sound(true)).commands).toEqual([])

    const { state, commands } = withSound()
    expect(state.hasSound).toBe(true)
    expect(commands).toContainEqual(said({ ...shared, sound: true }))
  })

  it('PS25 is not mentioned if the screen has none', () => {
    const { state, commands } = run(sharing, ...sharingEvents)

    expect(state.hasSound).toBe(false)
    expect(commands).toContainEqual(said(shared))
  })

  it('PS25 is reported as ended if it ends before the screen', () => {
    const { state, commands } = resume(withSound().state, sound(false))

    expect(state.hasSound).toBe(false)
    expect(commands).toEqual([said(shared)])
  })

  it('PS25 is hidden and shown together with the screen', () => {
    const hidden = resume(withSound().state, { type: 'hide-requested' })
    expect(hidden.commands).toContainEqual(said({ state: 'hidden' }))

    expect(
      resume(hidden.state, { type: 'show-requested' }).commands
    ).toContainEqual(said({ ...shared, sound: true }))
  })

  it('PS25 is reported again to a viewer who reconnects', () => {
    const { commands } = resume(
      withSound().state,
      { type: 'network-disconnected' },
      { type: 'network-reconnected' }
    )
    expect(commands).toContainEqual(said({ ...shared, sound: true }))
  })

  it('ends with the share, and has no effect after it', () => {
    const stopped = resume(withSound().state, { type: 'stop-requested' })
    expect(stopped.state.hasSound).toBe(false)

    expect(resume(stopped.state, sound(true))).toEqual({
      state: stopped.state,
      commands: [],
    })
  })

  it('PS25 exists for the viewer only while the sharer says so', () => {
    const watching = (...messages: ReturnType<typeof heard>[]) =>
      run(receiving, ...watchingEvents, ...messages).state.hasSound
    const loud = heard({ state: 'shared', sound: true })

    expect(watching()).toBe(false)
    expect(watching(loud)).toBe(true)
    expect(watching(loud, heard({ state: 'shared' }))).toBe(false)
    expect(watching(loud, heard({ state: 'hidden', sound: true }))).toBe(false)
  })
})
