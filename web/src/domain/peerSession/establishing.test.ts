import { run, sharing, sharingEvents, viewerId } from './testing'

describe('the way to the server beside a silent call', () => {
  it('PS27 asks for a fresh connection to the server when the call falls silent', () => {
    const silent = run(sharing, ...sharingEvents, {
      type: 'network-disconnected',
    })
    expect(silent.state.serverConnectionState).toBe('establishing')
    expect(silent.commands).toContainEqual({
      type: 'start-timer',
      name: 'establish',
      delayMs: 2_000,
    })
  })

  it('PS27 keeps the old call, and tries new paths, until the server answers', () => {
    const { state, commands } = run(
      sharing,
      ...sharingEvents,
      { type: 'network-disconnected' },
      { type: 'timer-due', name: 'establish' },
      { type: 'timer-due', name: 'call' }
    )
    expect(state.recovery).toBe('healing')
    expect(commands).toContainEqual({ type: 'restart-ice' })
    expect(commands).not.toContainEqual({
      type: 'place-call',
      remoteId: viewerId,
    })
  })

  it('PS27 is patient again with a server that short attempts do not reach', () => {
    const attempt = [
      { type: 'timer-due', name: 'establish' },
      { type: 'timer-due', name: 'reconnect' },
    ] as const
    const { commands } = run(
      sharing,
      ...sharingEvents,
      { type: 'network-disconnected' },
      ...Array(20).fill(attempt).flat()
    )
    expect(commands).toContainEqual({
      type: 'start-timer',
      name: 'establish',
      delayMs: 8_000,
    })
  })
})
