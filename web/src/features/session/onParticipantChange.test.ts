import { Store } from 'src/browser/Store'

import { onParticipantChange } from './onParticipantChange'
import type { PeerSessionSnapshot } from './PeerSessionSnapshot'

function watching(participantNumber: number) {
  const state = new Store({ participantNumber } as PeerSessionSnapshot)
  const forget = jest.fn()
  const undo = onParticipantChange(state, forget)
  const becomes = (participantNumber: number) =>
    state.set({ ...state.getSnapshot(), participantNumber })
  return { forget, undo, becomes }
}

describe('onParticipantChange', () => {
  it('calls back for each new participant, and for no other change', () => {
    const { forget, becomes } = watching(0)
    becomes(1)
    becomes(1)
    expect(forget).toHaveBeenCalledTimes(1)
    becomes(2)
    expect(forget).toHaveBeenCalledTimes(2)
  })

  it('does not call back when the session is closed, but when somebody else connects afterwards', () => {
    const { forget, becomes } = watching(1)
    becomes(0)
    becomes(0)
    expect(forget).not.toHaveBeenCalled()
    becomes(1)
    expect(forget).toHaveBeenCalledTimes(1)
  })

  it('does not call back after it is undone', () => {
    const { forget, undo, becomes } = watching(1)
    undo()
    becomes(2)
    expect(forget).not.toHaveBeenCalled()
  })
})
