import type { PeerSessionEvent } from './events'
import {
  nothingRemembered,
  receiving,
  resume,
  run,
  sharing,
  sharingEvents,
  watchingEvents,
} from './fixtures'

const chosen: PeerSessionEvent = {
  type: 'quality-preference-chosen',
  qualityPreference: 3,
}
const asked: PeerSessionEvent = {
  type: 'message-received',
  message: { type: 'quality', smoothness: 3 },
}
const telling = (smoothness: number) => ({
  type: 'send-message',
  message: { type: 'quality', smoothness },
})

describe('the quality preference', () => {
  const { state: watching } = run(receiving, ...watchingEvents)
  const { state: sharingState } = run(sharing, ...sharingEvents)

  it('PS26 is stored and sent at once', () => {
    const { state, commands } = resume(watching, chosen)

    expect(state.qualityPreference).toBe(3)
    expect(commands).toEqual([
      { type: 'remember-quality-preference', qualityPreference: 3 },
      telling(3),
    ])
  })

  it.each<[string, PeerSessionEvent[]]>([
    [
      'the network has come back',
      [{ type: 'network-disconnected' }, { type: 'network-reconnected' }],
    ],
    [
      'a new call has connected',
      [
        { type: 'call-closed' },
        {
          type: 'call-received',
          callId: 'mc_2',
          remoteId: watching.remoteId!,
          isFromLink: true,
        },
        { type: 'call-connected', isResumed: true, isVerified: false },
      ],
    ],
  ])('PS26 is sent again when %s', (_, events) => {
    expect(resume(watching, chosen, ...events).commands).toContainEqual(
      telling(3)
    )
  })

  it('PS26 is restored after a reload', () => {
    const { state } = run(receiving, {
      type: 'open-requested',
      plan: receiving,
      remembered: { ...nothingRemembered, qualityPreference: 4 },
    })

    expect(state.qualityPreference).toBe(4)
  })

  it('is kept when the Peer fails', () => {
    const failed = resume(watching, chosen, {
      type: 'peer-failed',
      failure: 'ssl-unavailable',
    })

    expect(failed.state.qualityPreference).toBe(3)
  })

  it('PS26 changes how the sharer sends the picture', () => {
    expect(resume(sharingState, asked).commands).toEqual([
      { type: 'apply-quality-preference', qualityPreference: 3 },
    ])
  })

  it('is chosen by the viewer and applied by the sharer', () => {
    expect(resume(sharingState, chosen).commands).toEqual([])
    expect(resume(watching, asked).commands).toEqual([])
  })
})
