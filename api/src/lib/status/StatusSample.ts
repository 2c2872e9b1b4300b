import * as v from 'valibot'

import { parseJson } from 'src/lib/signallingMessages/frame'

/** These values can be summed over instances. */
export interface StatusFigures {
  peers: number
  callsBeingSetUp: number
  messagesPerMinute: number
  refusalsPerMinute: number
  iceCredentialsIssued: number
}

export interface InstanceFigures extends StatusFigures {
  /** Host name and port. */
  name: string
  version: string
  startedAt: Date
}

export interface StatusSample extends StatusFigures {
  at: Date
}

/** @param all one entry per instance, at least one */
export function sumOf(all: readonly StatusFigures[]): StatusFigures {
  const sum = (name: keyof StatusFigures) =>
    all.reduce((total, figures) => total + figures[name], 0)
  return {
    peers: sum('peers'),
    callsBeingSetUp: sum('callsBeingSetUp'),
    messagesPerMinute: sum('messagesPerMinute'),
    refusalsPerMinute: sum('refusalsPerMinute'),
    iceCredentialsIssued: sum('iceCredentialsIssued'),
  }
}

export interface FiguresExchange {
  tellFigures(figures: InstanceFigures): void
  hearFigures(hear: (instance: string, figures: InstanceFigures) => void): void
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const shortText = v.pipe(v.string(), v.maxLength(300))

const Figures = v.object({
  name: shortText,
  version: shortText,
  startedAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text))
  ),
  peers: count,
  callsBeingSetUp: count,
  messagesPerMinute: count,
  refusalsPerMinute: count,
  iceCredentialsIssued: count,
})

export const writeFigures = (figures: InstanceFigures): string =>
  JSON.stringify(figures)

/**
 * Never throws: returns null for a text that none of our instances can have
 * written.
 */
export function parseFigures(text: string): InstanceFigures | null {
  const { success, output } = v.safeParse(Figures, parseJson(text))
  return success ? output : null
}
