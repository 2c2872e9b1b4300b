import { fadeAfterMs } from 'src/features/stage'

import type { Step } from './step'
import type { StepProgress } from './stepMessage'

/** The progress as sent by the sharer's page. */
export type ToldProgress = Omit<StepProgress, 'type'>

/** The sharer's progress. Only the sharer's page changes it. */
export type Progress = Omit<ToldProgress, 'pictured'>

export const noProgress: Progress = {
  shownId: null,
  done: [],
  notFound: [],
}

export type ProgressEvent =
  | { type: 'listed'; before: readonly Step[]; steps: readonly Step[] }
  | { type: 'done' | 'not-found' | 'shown'; id: number }

/**
 * Returns the progress after an event. Never throws, and ignores ids that are
 * not in the list.
 *
 * @param ids of all steps in order
 */
export function proceed(
  progress: Progress,
  event: ProgressEvent,
  ids: readonly number[]
): Progress {
  if (event.type === 'listed') return listed(progress, event)
  const { id } = event
  if (!ids.includes(id)) return progress
  switch (event.type) {
    case 'shown':
      return { ...progress, shownId: id }
    case 'done':
      return {
        ...progress,
        shownId: ids[ids.indexOf(id) + 1] ?? null,
        done: including(progress.done, id),
        notFound: without(progress.notFound, id),
      }
    case 'not-found':
      return {
        ...progress,
        done: without(progress.done, id),
        notFound: including(progress.notFound, id),
      }
  }
}

/**
 * Keeps ids that are not in the list yet: after a reload, the helper's page
 * sends its steps again, one by one.
 */
function listed(
  progress: Progress,
  { before, steps }: Extract<ProgressEvent, { type: 'listed' }>
): Progress {
  const isRemoved = (id: number) => has(before, id) && !has(steps, id)
  const kept = (ids: readonly number[]) => ids.filter((id) => !isRemoved(id))
  return {
    shownId: shownIdOf(progress, before, steps),
    done: kept(progress.done),
    notFound: kept(progress.notFound),
  }
}

/**
 * If the helper adds several steps quickly, the sharer's page keeps showing the
 * current step. A single new step is shown at once, because the helper is
 * talking about it.
 */
function shownIdOf(
  { shownId, done }: Progress,
  before: readonly Step[],
  steps: readonly Step[]
): number | null {
  const added = steps.find(({ id }) => !has(before, id))
  if (!added) {
    const isGone = shownId !== null && has(before, shownId)
    return isGone && !has(steps, shownId)
      ? inPlaceOf(shownId, before, steps)
      : shownId
  }
  const { id, liveMs } = added
  if (liveMs === null) return shownId ?? (done.includes(id) ? null : id)
  if (shownId === null || !has(steps, shownId)) return id
  const lastMs = before[before.length - 1]?.liveMs ?? -Infinity
  const isAtOnce = liveMs - lastMs < fadeAfterMs && !done.includes(shownId)
  return isAtOnce ? shownId : id
}

/** @returns the id of the step that followed the removed step */
function inPlaceOf(
  goneId: number,
  before: readonly Step[],
  steps: readonly Step[]
): number | null {
  const from = before.findIndex(({ id }) => id === goneId)
  return steps[Math.min(from, steps.length - 1)]?.id ?? null
}

/** @returns the step to show; null if there are no steps, or after the last */
export const shownStep = (
  { shownId, done }: Progress,
  steps: readonly Step[]
): Step | null =>
  shownId === null
    ? null
    : (steps.find(({ id }) => id === shownId) ??
      steps.find(({ id }) => !done.includes(id)) ??
      null)

const has = (steps: readonly Step[], id: number) =>
  steps.some((step) => step.id === id)

const without = (ids: readonly number[], id: number) =>
  ids.filter((each) => each !== id)

const including = (ids: readonly number[], id: number) => [
  ...without(ids, id),
  id,
]
