import * as v from 'valibot'

import { parseJson } from 'src/lib/signallingMessages/frame'

/** What one instance reports about itself. */
export interface InstanceFigures {
  /** Host name and port. */
  name: string
  version: string
  startedAt: Date
  /** Number of attached clients. */
  peers: number
}

/** Exchanges these figures with the other instances. */
export interface FiguresExchange {
  tellFigures(figures: InstanceFigures): void
  hearFigures(hear: (instance: string, figures: InstanceFigures) => void): void
}

const shortText = v.pipe(v.string(), v.maxLength(300))

const Figures = v.object({
  name: shortText,
  version: shortText,
  startedAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text))
  ),
  peers: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

export const writeFigures = (figures: InstanceFigures): string =>
  JSON.stringify(figures)

/** Never throws: returns null for a text that no instance can have written. */
export function parseFigures(text: string): InstanceFigures | null {
  const { success, output } = v.safeParse(Figures, parseJson(text))
  return success ? output : null
}
