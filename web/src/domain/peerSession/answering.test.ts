import { opened, receiving, run, sharerId, viewerId } from './testing'

describe('a call that the viewer is answering', () => {
  it('PS8 is forgotten when the sharer takes it back before it has connected', () => {
    const { state, commands } = run(
      receiving,
      ...opened(receiving, viewerId),
      { type: 'call-received', callId: 'mc_1', remoteId: sharerId },
      { type: 'control-received', remoteId: sharerId, control: 'cancelled' }
    )
    expect(state).toMatchObject({
      remoteParticipantState: 'idle',
      outcome: null,
    })
    expect(commands).toContainEqual({ type: 'close-call' })
  })
})
