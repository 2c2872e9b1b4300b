import {
  receiving,
  resume,
  run,
  sharerId,
  sharing,
  sharingEvents,
  watchingEvents,
} from './fixtures'
import { newcomerOf, sharerView, viewerView } from './selectors'

const lost = { type: 'call-closed' } as const
const somebody = {
  type: 'call-connected',
  isResumed: false,
  isVerified: false,
} as const
const unheard = { type: 'network-disconnected' } as const
const heardAgain = { type: 'network-reconnected' } as const
const admit = { type: 'newcomer-admitted' } as const

describe('a newcomer whose network is lost while the question is shown', () => {
  const asked = run(
    sharing,
    ...sharingEvents,
    lost,
    { type: 'timer-due', name: 'call' },
    somebody
  ).state
  const askedViewer = run(
    receiving,
    ...watchingEvents,
    lost,
    {
      ...{ type: 'call-received', callId: 'mc_2', remoteId: sharerId },
      isFromLink: true,
    },
    somebody
  ).state

  it('PS32 is still asked about, as the call may recover before the answer', () => {
    const away = resume(asked, unheard).state
    expect(sharerView(away)).toBe('newcomer')
    const back = resume(away, heardAgain, admit)
    expect(sharerView(back.state)).toBe('sharing')
    expect(back.commands).toContainEqual({ type: 'admit-call' })
  })

  it('PS32 is not admitted by the sharer, but called again', () => {
    const { state, commands } = resume(asked, unheard, admit)
    expect(sharerView(state)).toBe('reconnecting')
    expect(commands).not.toContainEqual({ type: 'admit-call' })
    expect(commands).toContainEqual({
      ...{ type: 'start-timer', name: 'call', delayMs: 300 },
    })
  })

  it('PS32 is not admitted by the viewer, who waits for a new call', () => {
    expect(newcomerOf(askedViewer)).not.toBeNull()
    const { state, commands } = resume(askedViewer, unheard, admit)
    expect(viewerView(state)).toBe('reconnecting')
    expect(commands).toContainEqual({ type: 'close-call' })
  })
})
