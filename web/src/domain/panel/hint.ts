/** What the helper window shows large: never both, or each would push the other out of sight. */
export type Hint = 'spot' | 'message'

/** When each of them came last, in ms on the clock of this side; null where there is none. */
export type HintTimes = Readonly<Record<Hint, number | null>>

/** One that the person wants to see, until something newer than `seenMs` comes. */
export interface ChosenHint {
  hint: Hint
  seenMs: number
}

/** @returns when something came last */
export const lastMs = ({ spot, message }: HintTimes): number =>
  Math.max(spot ?? -Infinity, message ?? -Infinity)

/**
 * @param chosen null while the person has chosen none
 * @param isWriting a reply is being written: nothing takes the field away
 * @returns the newest, or what the person wants; null where there is neither
 */
export function shownHint(
  times: HintTimes,
  chosen: ChosenHint | null,
  isWriting: boolean
): Hint | null {
  if (times.spot === null) return times.message === null ? null : 'message'
  if (times.message === null) return 'spot'
  if (isWriting) return 'message'
  if (chosen && chosen.seenMs === lastMs(times)) return chosen.hint
  return times.message >= times.spot ? 'message' : 'spot'
}
