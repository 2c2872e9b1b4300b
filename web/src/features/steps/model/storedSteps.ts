import * as v from 'valibot'

import { parseJson } from 'src/browser/parseJson'

import type { Progress } from './progress'
import type { Step } from './step'
import { mostSteps } from './step'
import { progressFields, stepFields } from './stepMessage'

/** A step without `liveMs`, which is neither sent nor stored. */
export type StepDraft = Omit<Step, 'liveMs'>

const listSchema = v.pipe(v.array(v.object(stepFields)), v.maxLength(mostSteps))
const stateSchema = v.object(progressFields)

/**
 * Never throws.
 *
 * @param text untrusted: stored by this tab
 * @returns an empty list if the text is invalid
 */
export const parseSteps = (text: string | null): readonly StepDraft[] =>
  parse(listSchema, text) ?? []

/**
 * Never throws.
 *
 * @returns null if no valid progress is stored
 */
export const parseProgress = (text: string | null): Progress | null =>
  parse(stateSchema, text)

function parse<Value>(
  schema: v.GenericSchema<unknown, Value>,
  text: string | null
): Value | null {
  const parsed = v.safeParse(schema, parseJson(text))
  return parsed.success ? parsed.output : null
}
