import type { PeerSessionEvent } from './events'
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
  watchingEvents,
} from './fixtures'

const server = (...events: PeerSessionEvent[]) =>
  run(receiving, ...events).state.serverConnectionState

const participant = (...events: PeerSessionEvent[]) =>
  run(receiving, ...events).state.remoteParticipantState

describe('the connection with the server', () => {
  it('is establishing, and established when the server opens [§4 establishing]', () => {
    expect(server(opening(receiving))).toBe('establishing')
    expect(server(...opened(receiving, viewerId))).toBe('established')
  })

  it('is closed on close [§4 closed]', () => {
    const closing = { type: 'close-requested', reason: 'left' } as const
    expect(server(...opened(receiving, viewerId), closing)).toBe('closed')
    const closed = { type: 'peer-closed' } as const
    expect(server(...opened(receiving, viewerId), closed)).toBe('closed')
  })

  it('is disconnected on disconnect [§4 disconnected]', () => {
    const lost = { type: 'peer-disconnected' } as const
    expect(server(...opened(receiving, viewerId), lost)).toBe('disconnected')
  })
})

describe('the other participant', () => {
  const received = watchingEvents.slice(0, 3)
  const connected = watchingEvents.slice(0, 4)

  it('is idle, and connecting when a call is received [§4 connecting]', () => {
    expect(participant(...opened(receiving, viewerId))).toBe('idle')
    expect(participant(...received)).toBe('connecting')
  })

  it('is idle, and connecting when a call is placed [§4 connecting]', () => {
    const idle = run(sharing, ...opened(sharing, sharerId))
    expect(idle.state.remoteParticipantState).toBe('idle')
    const { state } = run(sharing, ...sharingEvents.slice(0, 3))
    expect(state.remoteParticipantState).toBe('connecting')
  })

  it('is connected once the call has its stream [§4 connected]', () => {
    expect(participant(...connected)).toBe('connected')
  })

  it('is idle again when the call closes [§4 idle on close]', () => {
    expect(participant(...connected, { type: 'call-closed' })).toBe('idle')
  })

  it('is idle again when the network state is disconnected [§4 idle on disconnected]', () => {
    expect(participant(...connected, { type: 'network-disconnected' })).toBe(
      'idle'
    )
  })
})

describe('the attempt number of a call', () => {
  const unavailable = { type: 'peer-unavailable', remoteId: viewerId } as const
  const retry = [
    unavailable,
    { type: 'timer-due', name: 'call' },
    { type: 'control-received', remoteId: viewerId, control: 'here' },
  ] as const

  it('is 1 again for a share that is started again [§4 call attempt]', () => {
    const again = run(sharing, ...sharingEvents.slice(0, 3), ...retry)
    expect(again.state.callAttemptNumber).toBe(2)
    const next = resume(
      again.state,
      { type: 'capture-cancelled' },
      { type: 'share-requested' }
    )
    expect(next.state.callAttemptNumber).toBe(1)
  })
})
