import * as v from 'valibot'

import { parseJson } from 'src/lib/signallingMessages/frame'

/** The values that can be summed over instances. */
export interface StatusFigures {
  peers: number
  callsBeingSetUp: number
  messagesPerMinute: number
  refusalsPerMinute: number
  iceCredentialsIssued: number
}

/** What one instance reports about itself. */
export interface InstanceFigures extends StatusFigures {
  /** Host name and port. */
  name: string
  version: string
  startedAt: Date
}

/**
 * The state of the signalling server at one moment, summed over all instances.
 */
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

/** Exchanges metrics with the other instances. */
export interface FiguresExchange {
  /** Sends the other instances this one's metrics. */
  tellFigures(figures: InstanceFigures): void
  /** Sets the handler for the metrics of another instance. */
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

/** Serialises metrics for the other instances. */
export const writeFigures = (figures: InstanceFigures): string =>
  JSON.stringify(figures)

/**
 * Never throws: returns null for anything that no instance of ours has written.
 */
export function parseFigures(text: string): InstanceFigures | null {
  const { success, output } = v.safeParse(Figures, parseJson(text))
  return success ? output : null
}
