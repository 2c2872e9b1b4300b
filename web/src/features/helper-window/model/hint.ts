/**
 * What the helper window shows large: always one of these, as two would not
 * fit.
 */
export const hints = ['message', 'spot', 'step'] as const

export type Hint = (typeof hints)[number]

/**
 * When each of them last arrived, in ms of this side's clock; null if there is
 * none.
 */
export type HintTimes = Readonly<Record<Hint, number | null>>

/**
 * The hint that the person has chosen, until something newer than `seenMs`
 * arrives.
 */
export interface ChosenHint {
  hint: Hint
  seenMs: number
}

/** @returns when the latest of them arrived */
export const lastMs = (times: HintTimes): number =>
  Math.max(...hints.map((hint) => times[hint] ?? -Infinity))

/**
 * @param chosen null unless the person has chosen one
 * @param isWriting somebody writes a reply, so the message with its field must
 * stay
 * @returns the newest, or the chosen one; null if there is none
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

/** @returns the other hints that exist */
export const otherHints = (
  times: HintTimes,
  shown: Hint | null
): readonly Hint[] =>
  hints.filter((hint) => hint !== shown && times[hint] !== null)
