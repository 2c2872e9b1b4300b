import type { Command } from './commands'
import type { PeerSessionState } from './state'

export interface Transition<State extends PeerSessionState = PeerSessionState> {
  state: State
  commands: Command[]
}

/** If the role is unknown, only fields that both roles have can change. */
export type StateChange<State extends PeerSessionState> = Partial<
  Pick<State, keyof State>
>

export function update<State extends PeerSessionState>(
  state: State,
  change: StateChange<State>,
  ...commands: Command[]
): Transition<State> {
  return { state: { ...state, ...change }, commands }
}

export function unchanged<State extends PeerSessionState>(
  state: State
): Transition<State> {
  return { state, commands: [] }
}

/** The commands of `first` run before those of `next`. */
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
