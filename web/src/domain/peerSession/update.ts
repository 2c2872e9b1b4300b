import type { Command } from './commands'
import type { PeerSessionState } from './state'

export interface Transition<State extends PeerSessionState = PeerSessionState> {
  state: State
  commands: Command[]
}

/** What may be changed: of a state whose role is not known, only what both roles have. */
export type Change<State extends PeerSessionState> = Partial<
  Pick<State, keyof State>
>

/** Puts a change and what it asks of the shell together. */
export function update<State extends PeerSessionState>(
  state: State,
  change: Change<State>,
  ...commands: Command[]
): Transition<State> {
  return { state: { ...state, ...change }, commands }
}

/** Nothing changes, nothing is done. */
export function unchanged<State extends PeerSessionState>(
  state: State
): Transition<State> {
  return { state, commands: [] }
}

/** One transition and then another; the commands keep their order. */
export function andThen<
  First extends PeerSessionState,
  Second extends PeerSessionState,
>(
  first: Transition<First>,
  next: (state: First) => Transition<Second>
): Transition<Second> {
  const second = next(first.state)
  return {
    state: second.state,
    commands: [...first.commands, ...second.commands],
  }
}
