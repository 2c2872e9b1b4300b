/**
 * What the helper window can show large. It shows one at a time, because two
 * would not fit.
 */
export const hints = ['message', 'spot', 'step'] as const

export type Hint = (typeof hints)[number]

/**
 * When each hint last arrived, in ms of this side's clock; null if there is
 * none.
 */
export type HintTimes = Readonly<Record<Hint, number | null>>

/**
 * The hint that the sharer has chosen. It is shown until a hint newer than
 * `seenMs` arrives.
 */
export interface ChosenHint {
  hint: Hint
  seenMs: number
}

/** @returns when the latest hint arrived */
export const lastMs = (times: HintTimes): number =>
  Math.max(...hints.map((hint) => times[hint] ?? -Infinity))

/**
 * @param chosen the hint that the sharer has chosen; null if there is none
 * @param isWriting true while somebody writes a reply, so the message with its
 * field must stay
 * @returns the chosen hint, otherwise the newest; null if there is none
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

/** @returns the existing hints except the shown one */
export const otherHints = (
  times: HintTimes,
  shown: Hint | null
): readonly Hint[] =>
  hints.filter((hint) => hint !== shown && times[hint] !== null)
