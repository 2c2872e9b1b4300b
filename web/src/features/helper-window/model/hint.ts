/** What the helper window shows large: never two, or each would push the other out of sight. */
export const hints = ['message', 'spot', 'step'] as const

export type Hint = (typeof hints)[number]

/** When each of them came last, in ms on the clock of this side; null where there is none. */
export type HintTimes = Readonly<Record<Hint, number | null>>

/** One that the person wants to see, until something newer than `seenMs` comes. */
export interface ChosenHint {
  hint: Hint
  seenMs: number
}

/** @returns when something came last */
export const lastMs = (times: HintTimes): number =>
  Math.max(...hints.map((hint) => times[hint] ?? -Infinity))

/**
 * @param chosen null while the person has chosen none
 * @param isWriting a reply is being written: nothing takes the field away
 * @returns the newest, or what the person wants; null where there is none
 */
export function shownHint(
  times: HintTimes,
  chosen: ChosenHint | null,
  isWriting: boolean
): Hint | null {
  if (isWriting && times.message !== null) return 'message'
  const newestMs = lastMs(times)
  if (chosen?.seenMs === newestMs && times[chosen.hint] !== null) {
    return chosen.hint
  }
  return hints.find((hint) => times[hint] === newestMs) ?? null
}

/** @returns the others that there are */
export const otherHints = (
  times: HintTimes,
  shown: Hint | null
): readonly Hint[] =>
  hints.filter((hint) => hint !== shown && times[hint] !== null)
