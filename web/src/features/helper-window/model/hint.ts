/** The helper window shows one at a time, because two would not fit. */
export const hints = ['message', 'spot', 'step'] as const

export type Hint = (typeof hints)[number]

/** When each hint last arrived, in ms of this side’s clock. */
export type HintTimes = Readonly<Record<Hint, number | null>>

/** The hint that the sharer chose; a hint newer than `seenMs` replaces it. */
export interface ChosenHint {
  hint: Hint
  seenMs: number
}

/** @returns when the latest hint arrived */
export const lastMs = (times: HintTimes): number =>
  Math.max(...hints.map((hint) => times[hint] ?? -Infinity))

/** @param isWriting the sharer is writing a reply: the message must stay */
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
