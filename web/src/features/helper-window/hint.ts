/**
 * What the helper window can show: a chat message, an annotated screenshot
 * (`spot`), or a numbered instruction (`step`). It shows one of the three,
 * because two would not fit.
 */
export const hints = ['message', 'spot', 'step'] as const

export type Hint = (typeof hints)[number]

/** When each kind of hint last arrived, in ms of this computer's clock. */
export type HintTimes = Readonly<Record<Hint, number | null>>

/**
 * The hint that the sharer chose to see. A hint that arrives after `seenMs` is
 * shown instead.
 */
export interface ChosenHint {
  hint: Hint
  seenMs: number
}

export const lastMs = (times: HintTimes): number =>
  Math.max(...hints.map((hint) => times[hint] ?? -Infinity))

/**
 * @param isWriting whether the sharer is writing a reply: a newer hint must not
 * replace the message then
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

export const otherHints = (
  times: HintTimes,
  shown: Hint | null
): readonly Hint[] =>
  hints.filter((hint) => hint !== shown && times[hint] !== null)
