import { Arrival } from './Arrival'
import type { PeerSessionSnapshot } from './PeerSessionSnapshot'

function watched() {
  let snapshot = { participantNumber: 0 } as PeerSessionSnapshot
  let listener = () => {}
  const arrival = new Arrival({
    getSnapshot: () => snapshot,
    subscribe: (each) => {
      listener = each
      return () => {}
    },
  })
  const become = (participantNumber: number) => {
    snapshot = { ...snapshot, participantNumber }
    listener()
  }
  return { arrival, become }
}

describe('Arrival', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is the time when a participant connected, not when they reconnected', () => {
    const { arrival, become } = watched()
    jest.setSystemTime(60_000)
    become(1)
    jest.setSystemTime(120_000)
    become(1)
    expect(arrival.date.getTime()).toBe(60_000)

    become(2)
    expect(arrival.date.getTime()).toBe(120_000)
  })
})
