import type { Command } from './commands'
import type { PeerSessionState } from './state'

export interface Transition {
  state: PeerSessionState
  commands: Command[]
}

/** Puts a change and what it asks of the shell together. */
export function update(
  state: PeerSessionState,
  change: Partial<PeerSessionState>,
  ...commands: Command[]
): Transition {
  return { state: { ...state, ...change }, commands }
}

/** Nothing changes, nothing is done. */
export function unchanged(state: PeerSessionState): Transition {
  return { state, commands: [] }
}

/** One transition and then another; the commands keep their order. */
export function andThen(
  first: Transition,
  next: (state: PeerSessionState) => Transition
): Transition {
  const second = next(first.state)
  return {
    state: second.state,
    commands: [...first.commands, ...second.commands],
  }
}
