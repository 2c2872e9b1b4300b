import * as v from 'valibot'

import { parseJson } from 'src/lib/signallingMessages/frame'

/** What one instance reports about itself. */
export interface InstanceFigures {
  /** Host name and port. */
  name: string
  version: string
  startedAt: Date
  /** Open pages. */
  peers: number
}

/** Exchanges figures with the other instances. */
export interface FiguresExchange {
  /** Sends the other instances this one's figures. */
  tellFigures(figures: InstanceFigures): void
  /** Sets the handler for the figures of another instance. */
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

/** Serialises figures for the other instances. */
export const writeFigures = (figures: InstanceFigures): string =>
  JSON.stringify(figures)

/**
 * Never throws: returns null for anything that no instance of ours has written.
 */
export function parseFigures(text: string): InstanceFigures | null {
  const { success, output } = v.safeParse(Figures, parseJson(text))
  return success ? output : null
}
