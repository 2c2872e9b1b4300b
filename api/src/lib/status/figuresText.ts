import * as v from 'valibot'

import { parseJson } from 'src/lib/frames/frame'

import type { StatusFigures } from './StatusSample'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const Figures = v.object({
  peers: count,
  callsBeingSetUp: count,
  messagesPerMinute: count,
  refusalsPerMinute: count,
  iceCredentialsIssued: count,
})

/** The text in which instances exchange their metrics. */
export const writeFigures = (figures: StatusFigures): string =>
  JSON.stringify(figures)

/** Total: null for anything that no instance of ours has written. */
export function parseFigures(text: string): StatusFigures | null {
  const { success, output } = v.safeParse(Figures, parseJson(text))
  return success ? output : null
}
