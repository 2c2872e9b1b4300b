import {
  receiving,
  resume,
  run,
  sharerId,
  sharing,
  sharingEvents,
  strangerId,
  viewerId,
  watchingEvents,
} from './fixtures'

const answered = (remoteId: typeof sharerId) =>
  ({ type: 'control-received', remoteId, control: 'worked' }) as const

describe('the answer to whether the share worked', () => {
  const stopped = run(sharing, ...sharingEvents, { type: 'stop-requested' })
  const ended = run(receiving, ...watchingEvents, {
    type: 'message-received',
    message: { type: 'screen', state: 'stopped' },
  })

  it('PS38 is sent over signalling, as the call has ended', () => {
    const give = { type: 'verdict-given', verdict: 'not-yet' } as const
    expect(resume(stopped.state, give).commands).toEqual([
      { type: 'send-control', remoteId: viewerId, control: 'not-yet' },
    ])
    expect(resume(ended.state, give).commands).toEqual([
      { type: 'send-control', remoteId: sharerId, control: 'not-yet' },
    ])
    expect(run(receiving, give).commands).toEqual([])
  })

  it('PS38 is accepted only from the peer of the share, until the next connection', () => {
    const heard = resume(ended.state, answered(sharerId))
    expect(heard.state.verdict).toBe('worked')
    expect(resume(ended.state, answered(strangerId)).state.verdict).toBeNull()
    const again = resume(
      heard.state,
      {
        type: 'call-received',
        callId: 'mc_2',
        remoteId: sharerId,
        isFromLink: true,
      },
      { type: 'call-connected', isResumed: true, isVerified: false }
    )
    expect(again.state.verdict).toBeNull()
  })
})
