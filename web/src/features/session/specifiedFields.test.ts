import { sharing } from './FakeShare'

describe('a session', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('has the fields of the specification, on both sides [§3 session fields]', async () => {
    const { sharer, viewer, call } = await sharing()
    const onSharersSide = sharer.session.getSnapshot()
    const onViewersSide = viewer.session.getSnapshot()

    expect([onSharersSide.ownId, onSharersSide.remoteId]).toEqual([
      onViewersSide.remoteId,
      onViewersSide.ownId,
    ])
    for (const snapshot of [onSharersSide, onViewersSide]) {
      expect(snapshot.desiredId).toBeNull()
      expect(snapshot.serverConnectionState).toBe('established')
      expect(snapshot.connectionAttemptNumber).toBe(0)
      expect(snapshot.remoteParticipantState).toBe('connected')
    }
    expect(onSharersSide).toHaveProperty('callAttemptNumber', 1)
    expect(onSharersSide.mediaConnection).toBe(call)
    expect(onViewersSide.mediaConnection).toBe(call.other)
    expect(onViewersSide.remoteStream).toBe(call.stream)
  })
})
