const priority = /(candidate:\S+ \d+ \S+ )(\d+)( )/g

/** Priorities are below 2^31 (RFC 8445 §5.1.2.1); ranks take the top bits. */
const rankBits = 3
const highestRank = 2 ** rankBits - 1
const rankStep = 2 ** (31 - rankBits)

/**
 * Ranks the candidates of a later restart above all earlier candidates, and
 * keeps their relative order. Never throws: other text is unchanged.
 *
 * @param text a description, or a single candidate (RFC 8839 §5.1)
 * @param rank of the ICE restart, counted from 0; ranks above 7 count as 7
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
