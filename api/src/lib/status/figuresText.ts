import * as v from 'valibot'

import { parseJson } from 'src/lib/frames/frame'

import type { InstanceFigures } from './StatusSample'

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

/** The text in which instances exchange their metrics. */
export const writeFigures = (figures: InstanceFigures): string =>
  JSON.stringify(figures)

/** Total: null for anything that no instance of ours has written. */
export function parseFigures(text: string): InstanceFigures | null {
  const { success, output } = v.safeParse(Figures, parseJson(text))
  return success ? output : null
}
