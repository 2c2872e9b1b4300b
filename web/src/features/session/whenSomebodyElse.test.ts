import { Store } from 'src/browser/Store'

import type { PeerSessionSnapshot } from './PeerSessionSnapshot'
import { whenSomebodyElse } from './whenSomebodyElse'

function watching(participantNumber: number) {
  const state = new Store({ participantNumber } as PeerSessionSnapshot)
  const forget = jest.fn()
  const undo = whenSomebodyElse(state, forget)
  const becomes = (participantNumber: number) =>
    state.set({ ...state.getSnapshot(), participantNumber })
  return { forget, undo, becomes }
}

describe('whenSomebodyElse', () => {
  it('forgets at each participant, and not at what else changes', () => {
    const { forget, becomes } = watching(0)
    becomes(1)
    becomes(1)
    expect(forget).toHaveBeenCalledTimes(1)
    becomes(2)
    expect(forget).toHaveBeenCalledTimes(2)
  })

  it('does not forget when the session is closed, but when somebody else comes then', () => {
    const { forget, becomes } = watching(1)
    becomes(0)
    becomes(0)
    expect(forget).not.toHaveBeenCalled()
    becomes(1)
    expect(forget).toHaveBeenCalledTimes(1)
  })

  it('stops with its undo', () => {
    const { forget, undo, becomes } = watching(1)
    undo()
    becomes(2)
    expect(forget).not.toHaveBeenCalled()
  })
})
