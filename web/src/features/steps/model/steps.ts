import { mostSteps, type Step } from './step'
import type { StepSet } from './stepMessage'

type Steps = readonly Step[]

/**
 * Adds a step at the end, or replaces the step with the same id. Further steps
 * are ignored when the list is full.
 *
 * @param nowMs in ms of this computer's clock
 */
export function withStep(
  steps: Steps,
  { id, frame, point, words, isLive }: StepSet,
  nowMs: number
): Steps {
  const before = steps.find((step) => step.id === id)
  const liveMs = isLive ? nowMs : (before?.liveMs ?? null)
  const step: Step = { id, frame, point, words, liveMs }
  if (before) return steps.map((each) => (each === before ? step : each))
  return steps.length < mostSteps ? [...steps, step] : steps
}

export const ordered = (steps: Steps, ids: readonly number[]): Steps =>
  [...new Set(ids)].flatMap((id) => steps.filter((step) => step.id === id))

/** Moves a step up or down, at most to the end of the list. */
export function moved(
  ids: readonly number[],
  id: number,
  by: number
): readonly number[] {
  const from = ids.indexOf(id)
  if (from < 0) return ids
  const others = ids.filter((each) => each !== id)
  const to = Math.min(Math.max(from + by, 0), others.length)
  return [...others.slice(0, to), id, ...others.slice(to)]
}

/**
 * @returns the step’s number, counted from 1 and the same on both sides; 0 if
 * the step is not listed
 */
export const numberOf = (steps: Steps, id: number): number =>
  steps.findIndex((step) => step.id === id) + 1
