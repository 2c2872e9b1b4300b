import type { PeerSessionEvent } from './events'
import {
  opened,
  receiving,
  resume,
  run,
  sharerId,
  strangerId,
  viewerId,
  watchingEvents,
} from './fixtures'

const received = [
  ...opened(receiving, viewerId),
  {
    type: 'call-received',
    callId: 'mc_1',
    remoteId: sharerId,
    isFromLink: true,
  },
] as const
const cancelled = {
  type: 'control-received',
  remoteId: sharerId,
  control: 'cancelled',
} as const
const connected = {
  type: 'call-connected',
  isResumed: false,
  isVerified: false,
} as const

describe('a call that the sharer cancels while choosing', () => {
  it.each([
    ['before it has connected', []],
    [
      'when it is connected on this side, and not yet on the other',
      [connected],
    ],
    ['when it was closed already', [connected, { type: 'call-closed' }]],
  ] as const)('PS8 is forgotten %s', (_, between) => {
    const { state, commands } = run(
      receiving,
      ...received,
      ...between,
      cancelled
    )
    expect(state).toMatchObject({
      remoteParticipantState: 'idle',
      recovery: 'none',
      outcome: null,
    })
    expect(commands).toContainEqual({ type: 'close-call' })
  })
})

describe('a caller who waits for an answer while a share is recovering', () => {
  const calls = (isFromLink: boolean): PeerSessionEvent => ({
    ...{ type: 'call-received', callId: 'mc_2', remoteId: strangerId },
    isFromLink,
  })
  const after = (event: PeerSessionEvent, isFromLink = true) =>
    run(receiving, ...watchingEvents, event, calls(isFromLink)).state
  const closed: PeerSessionEvent = { type: 'call-closed' }
  const returned: PeerSessionEvent = { ...cancelled, control: 'returned' }
  const stopped: PeerSessionEvent = {
    type: 'message-received',
    message: { type: 'screen', state: 'stopped' },
  }

  it.each([
    ['cancels the share', closed, cancelled],
    ['has reloaded and shares nothing', closed, returned],
    [
      'stops, and says so on a working data channel',
      { type: 'network-disconnected' } as const,
      stopped,
    ],
  ])('PS32 is answered as soon as the sharer %s', (_, lost, end) => {
    const { state, commands } = resume(after(lost), end)
    expect(state).toMatchObject({ remoteId: strangerId, recovery: 'none' })
    expect(state.caller).toBeNull()
    expect(commands).toContainEqual({ type: 'answer-call', callId: 'mc_2' })
  })

  it.each([
    ['cancels the share', cancelled],
    ['has reloaded and shares nothing', returned],
  ])(
    'PS41 still asks about a caller without the link when the sharer %s',
    (_, end) => {
      const { state, commands } = resume(after(closed, false), end)
      expect(state.caller).toMatchObject({ remoteId: strangerId })
      expect(commands).not.toContainEqual(
        expect.objectContaining({ callId: 'mc_2' })
      )
    }
  )
})
