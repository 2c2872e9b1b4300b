import { opened, receiving, run, sharerId, viewerId } from './fixtures'

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
    ['when it has connected here, and there not yet', [connected]],
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
