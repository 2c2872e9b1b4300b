import {
  noProgress,
  proceed,
  type Progress,
  type ProgressEvent,
  shownStep,
} from './progress'
import type { Step } from './step'

const step = (id: number, liveMs: number | null = id * 60_000): Step => ({
  id,
  frame: { width: 1280, height: 720 },
  point: { x: 0.5, y: 0.5 },
  words: null,
  liveMs,
})

type Action = Exclude<ProgressEvent, { type: 'listed' }>

function guided(steps: readonly Step[], ...events: Action[]): Progress {
  const ids = steps.map(({ id }) => id)
  const listed = steps.reduce(
    (progress, _, at) =>
      list(progress, steps.slice(0, at), steps.slice(0, at + 1)),
    noProgress as Progress
  )
  return events.reduce(
    (progress, event) => proceed(progress, event, ids),
    listed
  )
}

const list = (
  progress: Progress,
  before: readonly Step[],
  steps: readonly Step[]
) => proceed(progress, { type: 'listed', before, steps }, [])

const [one, two, three] = [step(1), step(2), step(3)]

describe('the progress of the sharer', () => {
  it('starts with the first step', () => {
    expect(guided([one]).shownId).toBe(1)
  })

  it('follows the helper to a step that is added alone', () => {
    expect(guided([one, two]).shownId).toBe(2)
  })

  it('stays with the first of several that are added at once', () => {
    const burst = [step(1, 0), step(2, 3_000), step(3, 9_000)]
    expect(guided(burst).shownId).toBe(1)
    expect(guided([...burst, step(4, 20_000)]).shownId).toBe(4)
  })

  it('moves to the next when one is done, and ends after the last', () => {
    const burst = [step(1, 0), step(2, 1), step(3, 2)]
    const done = (...ids: number[]) =>
      guided(burst, ...ids.map((id) => ({ type: 'done', id }) as const))
    expect(done(1)).toMatchObject({ shownId: 2, done: [1] })
    expect(done(1, 2, 3)).toMatchObject({ shownId: null, done: [1, 2, 3] })
    expect(shownStep(done(1, 2, 3), burst)).toBeNull()
  })

  it('shows a new step once all before it are done', () => {
    const after = guided([step(1, 0)], { type: 'done', id: 1 })
    const steps = [step(1, 0), step(2, 100)]
    expect(list(after, steps.slice(0, 1), steps).shownId).toBe(2)
  })

  it('accepts steps that are done out of order', () => {
    const progress = guided(
      [step(1, 0), step(2, 1), step(3, 2)],
      { type: 'done', id: 3 },
      { type: 'shown', id: 1 },
      { type: 'done', id: 1 }
    )
    expect(progress).toEqual({ shownId: 2, done: [3, 1], notFound: [] })
  })

  it('remembers a step that cannot be found, until it is done', () => {
    const lost = guided([one], { type: 'not-found', id: 1 })
    expect(lost).toMatchObject({ shownId: 1, notFound: [1], done: [] })
    expect(proceed(lost, { type: 'done', id: 1 }, [1])).toMatchObject({
      ...{ notFound: [], done: [1] },
    })
  })

  it('forgets a removed step, and shows the one that takes its place', () => {
    const all = guided([one, two, three], { type: 'not-found', id: 2 })
    const there = { ...all, shownId: 2 }
    expect(list(there, [one, two, three], [one, three])).toEqual({
      ...{ shownId: 3, done: [], notFound: [] },
    })
    expect(list({ ...all, shownId: 3 }, [one, three], [one]).shownId).toBe(1)
    expect(list({ ...all, shownId: 1 }, [one], []).shownId).toBeNull()
    expect(list(there, [one, two, three], [two, one, three]).shownId).toBe(2)
  })

  it('continues in the same place after a reload', () => {
    const stored: Progress = { shownId: 2, done: [1], notFound: [3] }
    const again = [step(1, null), step(2, null), step(3, null)]
    const progress = again.reduce(
      (before, _, at) =>
        list(before, again.slice(0, at), again.slice(0, at + 1)),
      stored
    )
    expect(progress).toEqual(stored)
    // The current step was removed while the page was reloaded.
    expect(shownStep({ ...stored, shownId: 9 }, again)).toBe(again[1])
  })

  it('does not start over after a reload if all steps were done', () => {
    const again = [step(1, null)]
    const done: Progress = { shownId: null, done: [1], notFound: [] }
    expect(list(done, [], again).shownId).toBeNull()
    expect(list(noProgress, [], again).shownId).toBe(1)
  })

  it('ignores an unknown step', () => {
    const progress = guided([one])
    for (const type of ['done', 'not-found', 'shown'] as const) {
      expect(proceed(progress, { type, id: 9 }, [1])).toBe(progress)
    }
  })
})
