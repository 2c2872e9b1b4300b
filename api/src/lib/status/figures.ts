import { metrics } from 'src/lib/metrics/metrics'

/** Counts since the start, by name and label. */
export type Figures = Readonly<Record<string, number>>

const counted = {
  upgrade: metrics.upgrades,
  message: metrics.messages,
  limited: metrics.rateLimited,
  turnCredentials: metrics.turnCredentials,
}

/** Reads the counters that are logged: numbers only, no names. */
export async function readFigures(): Promise<Figures> {
  const figures: Record<string, number> = {}
  for (const [name, counter] of Object.entries(counted)) {
    const { values } = await counter.get()
    for (const { labels, value } of values) {
      figures[[name, ...Object.values(labels)].join('-')] = value
    }
  }
  return figures
}

/** The increase between two readings. */
export const addedSince = (before: Figures, now: Figures): Figures =>
  Object.fromEntries(
    Object.entries(now)
      .map(([name, value]) => [name, value - (before[name] ?? 0)] as const)
      .filter(([, added]) => added > 0)
  )
