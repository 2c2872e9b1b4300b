import type { PeerSessionEvent } from './events'
import {
  receiving,
  resume,
  run,
  sharing,
  sharingEvents,
  watchingEvents,
} from './fixtures'
import { initialState } from './initialState'
import { isOffline, sharerView, viewerView } from './selectors'

describe('what the pages show', () => {
  it('follows the sharer from the button to the share and back [§1 sharer and viewer]', () => {
    const shared = run(sharing, ...sharingEvents)
    expect(sharerView(initialState(sharing))).toBe('ready')
    expect(sharerView(shared.state)).toBe('sharing')
    expect(
      sharerView(resume(shared.state, { type: 'hide-requested' }).state)
    ).toBe('hidden')
    expect(
      sharerView(resume(shared.state, { type: 'call-closed' }).state)
    ).toBe('reconnecting')
    expect(
      sharerView(resume(shared.state, { type: 'stop-requested' }).state)
    ).toBe('ready')
  })

  it('shows a sharer with a captured screen and no viewer as waiting', () => {
    const { state } = run(sharing, ...sharingEvents.slice(0, 3), {
      type: 'capture-started',
    })
    expect(sharerView(state)).toBe('waiting')
  })

  it('follows the viewer from waiting to watching [§1 sharer and viewer]', () => {
    const upTo = (count: number) =>
      viewerView(run(receiving, ...watchingEvents.slice(0, count)).state)
    expect([2, 3, 4, 5].map(upTo)).toEqual([
      'waiting',
      'choosing',
      'choosing',
      'watching',
    ])
  })

  it('mentions the network only when there is no call or capture', () => {
    const failing: PeerSessionEvent[] = [
      { type: 'peer-disconnected' },
      { type: 'timer-due', name: 'reconnect' },
    ]
    const waiting = run(receiving, ...watchingEvents.slice(0, 2), ...failing)
    const watchingOn = run(receiving, ...watchingEvents, ...failing, ...failing)
    expect(isOffline(resume(waiting.state, ...failing).state)).toBe(true)
    expect(isOffline(watchingOn.state)).toBe(false)
  })
})
