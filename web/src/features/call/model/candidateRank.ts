const priority = /(candidate:\S+ \d+ \S+ )(\d+)( )/g

/**
 * ICE priorities are below 2^31 (RFC 8445 §5.1.2.1). The rank of a candidate
 * fills the highest bits of its new priority.
 */
const rankBits = 3
const highestRank = 2 ** rankBits - 1
const rankStep = 2 ** (31 - rankBits)

/**
 * Changes the ICE priorities so that candidates of a later restart come before
 * all earlier candidates, and keep their order among themselves. Never throws:
 * other text is unchanged.
 *
 * @param text a description, or a single candidate (RFC 8839 §5.1)
 * @param rank number of the ICE restart, counted from 0; above 7 counts as 7
 */
export function rankCandidates(text: string, rank: number): string {
  const base = Math.min(rank, highestRank) * rankStep
  return text.replace(
    priority,
    (_, head: string, value: string, tail: string) =>
      `${head}${base + Math.floor(Number(value) / 2 ** rankBits)}${tail}`
  )
}

/** @returns the ICE username fragment of a description or a candidate */
export const userFragmentOf = (text: string): string | null =>
  /(?:a=ice-ufrag:| ufrag )(\S+)/.exec(text)?.[1] ?? null
