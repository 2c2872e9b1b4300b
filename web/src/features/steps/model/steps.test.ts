import { withoutNumbers } from 'src/features/pointing/model/marks'
import type { Mark } from 'src/features/stage/model/mark'
import { stepCrop } from 'src/features/stage/paintStep'

import { mostSteps, type Step } from './step'
import type { StepSet } from './stepMessage'
import { moved, numberOf, ordered, withStep } from './steps'

const frame = { width: 1280, height: 720 }
const point = { x: 0.5, y: 0.5 }

const set = (id: number, more: Partial<StepSet> = {}): StepSet => ({
  type: 'step-set',
  ...{ id, frame, point, words: null, isLive: true, atMs: 0 },
  ...more,
})

const listOf = (...messages: StepSet[]) =>
  messages.reduce<readonly Step[]>(
    (steps, message, at) => withStep(steps, message, at * 1_000),
    []
  )
const ids = (steps: readonly Step[]) => steps.map(({ id }) => id)

describe('the list of steps', () => {
  it('grows at its end, and changes a step in place', () => {
    const steps = listOf(set(1), set(2), set(1, { words: { text: 'Click' } }))
    expect(ids(steps)).toEqual([1, 2])
    expect(steps[0]).toEqual({
      ...{ id: 1, frame, point, words: { text: 'Click' }, liveMs: 2_000 },
    })
    expect(numberOf(steps, 2)).toBe(2)
    expect(numberOf(steps, 3)).toBe(0)
  })

  it('remembers when a place was annotated, whatever is sent later', () => {
    const [step] = listOf(set(1), set(1, { isLive: false }))
    expect(step?.liveMs).toBe(0)
    expect(listOf(set(1, { isLive: false }))[0]?.liveMs).toBeNull()
  })

  it('accepts no more steps than fit, and still changes existing ones', () => {
    const full = listOf(
      ...Array.from({ length: mostSteps + 9 }, (_, id) => set(id))
    )
    expect(full).toHaveLength(mostSteps)
    const words = { phrase: 'press-enter' } as const
    expect(withStep(full, set(0, { words }), 0)[0]).toMatchObject({ words })
  })

  it('has exactly the given order', () => {
    const steps = listOf(set(1), set(2), set(3))
    expect(ids(ordered(steps, [3, 1]))).toEqual([3, 1])
    expect(ids(ordered(steps, [2, 2, 9]))).toEqual([2])
  })

  it('moves a step within its bounds', () => {
    expect(moved([1, 2, 3], 3, -1)).toEqual([1, 3, 2])
    expect(moved([1, 2, 3], 1, 1)).toEqual([2, 1, 3])
    expect(moved([1, 2, 3], 1, -1)).toEqual([1, 2, 3])
    expect(moved([1, 2, 3], 2, 99)).toEqual([1, 3, 2])
    expect(moved([1, 2, 3], 9, 1)).toEqual([1, 2, 3])
  })

  it('takes step numbers from the annotations, and nothing else', () => {
    const mark = { frame, point, seenMs: 0 }
    const marks: Mark[] = [
      { ...mark, type: 'step', id: 1, number: 1 },
      { ...mark, type: 'pointer', id: 2 },
      { ...mark, type: 'step', id: 3, number: 2 },
    ]
    expect(withoutNumbers(marks, [1, 2]).map(({ id }) => id)).toEqual([2, 3])
  })
})

describe('the part of a screen in the picture of a step', () => {
  it('is 400 pixels wide around the place, within the screen', () => {
    expect(stepCrop({ point, frame }, 1)).toEqual({
      ...{ x: 440, y: 235, width: 400, height: 250 },
    })
    expect(stepCrop({ point: { x: 1, y: 0 }, frame }, 1)).toMatchObject({
      ...{ x: 880, y: 0 },
    })
  })

  it('has the same number of pixels as the screen has there', () => {
    const retina = { width: 2560, height: 1440 }
    expect(stepCrop({ point, frame: retina }, 2)).toMatchObject({ width: 800 })
  })

  it('is a fifth of a large screen', () => {
    const large = { width: 3840, height: 2160 }
    expect(stepCrop({ point, frame: large }, 1)).toMatchObject({ width: 768 })
  })

  it('is all of a small window', () => {
    const small = { width: 300, height: 200 }
    expect(stepCrop({ point, frame: small }, 1)).toEqual({
      ...{ x: 0, y: 6, width: 300, height: 188 },
    })
  })
})
