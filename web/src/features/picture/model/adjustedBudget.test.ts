import fc from 'fast-check'

import { adjustedBudget } from './adjustedBudget'
import { fullBudget, type PictureBudget } from './pictureBudget'
import {
  type PictureAim,
  pictureAims,
  qualityPreferences,
} from './qualityPreference'
import type { SendingSample } from './sendingSample'
import { moving as calm } from './sendingSample.fixtures'

/**
 * An encoder that takes this long for each frame, and drops those for which it
 * has no time.
 */
function encoding(
  { framesPerSecond, scale }: PictureBudget,
  frameMs: number
): SendingSample {
  const needed = (framesPerSecond * frameMs) / scale ** 2 / 1_000
  const encodedPerSecond = framesPerSecond / Math.max(1, needed)
  return {
    ...calm,
    encodedPerSecond,
    encoderShare: Math.min(1, needed),
    droppedShare: 1 - encodedPerSecond / framesPerSecond,
  }
}
const narrowLink = { ...calm, linkShare: 0.95 }

const anyAim = fc
  .constantFrom(...qualityPreferences)
  .map((each) => pictureAims[each])
const share = fc.double({ min: 0, max: 2, noNaN: true })
const anySample: fc.Arbitrary<SendingSample> = fc.record({
  encoderShare: share,
  encodedPerSecond: fc.double({ min: 0, max: 60, noNaN: true }),
  droppedShare: fc.double({ min: 0, max: 1, noNaN: true }),
  sentBps: fc.option(fc.double({ min: 0, max: 20_000_000, noNaN: true })),
  linkShare: share,
  queueMs: fc.integer({ min: 0, max: 2_000 }),
  lossShare: fc.double({ min: 0, max: 1, noNaN: true }),
  availableBps: fc.option(fc.integer({ min: 10_000, max: 100_000_000 })),
  isCpuLimited: fc.boolean(),
  viewerLag: fc.option(
    fc.record({
      delayMs: fc.integer({ min: 0, max: 60_000 }),
      droppedShare: fc.double({ min: 0, max: 1, noNaN: true }),
    })
  ),
  isStill: fc.constant(null),
})

/** The sequence of budgets, including the first. */
function course(aim: PictureAim, samples: SendingSample[]): PictureBudget[] {
  const budgets = [fullBudget(aim)]
  for (const sample of samples) {
    budgets.push(adjustedBudget(budgets[budgets.length - 1]!, sample, aim))
  }
  return budgets
}

/**
 * The sequence of budgets with an encoder that takes this long for each frame.
 */
function courseOf(aim: PictureAim, frameMs: number, seconds: number) {
  const budgets = [fullBudget(aim)]
  for (let second = 0; second < seconds; second++) {
    const before = budgets[budgets.length - 1]!
    budgets.push(adjustedBudget(before, encoding(before, frameMs), aim))
  }
  return budgets
}

const after = (aim: PictureAim, samples: SendingSample[]) =>
  course(aim, samples).pop()!
const times = (count: number, sample: SendingSample) =>
  Array.from({ length: count }, () => sample)

const sent = ({ framesPerSecond, scale, maxBitrateBps }: PictureBudget) => ({
  framesPerSecond,
  scale,
  maxBitrateBps,
})

describe('adjustedBudget', () => {
  it("stays within the aim's limits, whatever happens", () => {
    fc.assert(
      fc.property(anyAim, fc.array(anySample), (aim, samples) => {
        for (const budget of course(aim, samples)) {
          expect(budget.framesPerSecond).toBeGreaterThanOrEqual(
            aim.fewestFramesPerSecond
          )
          expect(budget.framesPerSecond).toBeLessThanOrEqual(
            aim.mostFramesPerSecond
          )
          expect(budget.scale).toBeGreaterThanOrEqual(1)
          expect(budget.scale).toBeLessThanOrEqual(aim.mostScale)
          expect(budget.maxBitrateBps).toBeGreaterThanOrEqual(100_000)
          expect(budget.maxBitrateBps).toBeLessThanOrEqual(aim.maxBitrateBps)
        }
      }),
      { seed: 20261121 }
    )
  })

  it('makes at most one more step up while nothing changes, and then stays', () => {
    fc.assert(
      fc.property(
        anyAim,
        fc.array(anySample, { maxLength: 30 }),
        anySample,
        (aim, samples, constant) => {
          const start = course(aim, [...samples, ...times(2, constant)])
          const on = course(aim, [...samples, ...times(900, constant)]).slice(
            start.length - 1
          )
          const keys = ['framesPerSecond', 'scale', 'maxBitrateBps'] as const
          for (const key of keys) {
            const values = on.map((budget) => budget[key])
            const steps = values
              .slice(1)
              .map((each, at) => Math.sign(each - values[at]!))
              .filter((step) => step !== 0)
            const turns = steps.filter((step, at) => step === -steps[at - 1]!)
            expect(turns.length).toBeLessThanOrEqual(1)
          }
          expect(sent(on[on.length - 1]!)).toEqual(sent(on[on.length - 100]!))
        }
      ),
      { numRuns: 50, seed: 20261121 }
    )
  })

  it('finds the rate that an encoder can sustain, and rarely tries a higher one', () => {
    const rates = courseOf(pictureAims[1], 100, 600).map(
      ({ framesPerSecond }) => framesPerSecond
    )
    const changes = rates.filter((rate, at) => at > 0 && rate !== rates[at - 1])

    expect(changes.length).toBeLessThan(20)
    expect(rates[2]).toBe(11)
    expect(rates[rates.length - 1]).toBe(11)
  })

  it('returns to a sufficient rate if a busy encoder has sustained a lower one', () => {
    const slow = { ...fullBudget(pictureAims[1]), framesPerSecond: 13 }
    let budget = slow
    for (let second = 0; second < 100; second++) {
      budget = adjustedBudget(budget, encoding(budget, 45), pictureAims[1])
    }
    expect(budget.framesPerSecond).toBe(21)

    const losing = { ...encoding(slow, 45), droppedShare: 0.1 }
    const lagging = {
      ...encoding(slow, 45),
      viewerLag: { delayMs: 800, droppedShare: 0 },
    }
    for (const sample of [losing, lagging]) {
      const after = adjustedBudget(
        { ...slow, calmFor: 100 },
        sample,
        pictureAims[1]
      )
      expect(after.framesPerSecond).toBe(13)
    }
  })

  it('reduces the rate of a busy encoder no further than to a sufficient one', () => {
    const rates = courseOf(pictureAims[1], 25, 60).map(
      ({ framesPerSecond }) => framesPerSecond
    )
    expect(Math.min(...rates)).toBe(22)
    expect(rates[rates.length - 1]).toBe(22)
  })

  it('reduces the rate a little for an encoder that is busy half of the time', () => {
    const rateAt = (frameMs: number) =>
      courseOf(pictureAims[1], frameMs, 60).pop()!.framesPerSecond
    expect(rateAt(17)).toBe(22)
    expect(rateAt(13)).toBe(30)
  })

  it('does nothing about a busy encoder that drops nothing and has few frames', () => {
    const last = courseOf(pictureAims[1], 48, 60).pop()!
    expect(last).toMatchObject({ framesPerSecond: 21, scale: 1 })
  })

  it('reverts a step that did not help, and tries no other until the strain ends', () => {
    const aim = pictureAims[1]
    const elsewhere = {
      ...calm,
      ...{ encoderShare: 0.9, droppedShare: 0.5, encodedPerSecond: 15 },
    }
    expect(after(aim, times(2, elsewhere)).framesPerSecond).toBe(17)
    expect(after(aim, times(4, elsewhere)).framesPerSecond).toBe(30)
    expect(after(aim, times(60, elsewhere)).framesPerSecond).toBe(30)

    const again = [...times(60, elsewhere), calm, ...times(2, elsewhere)]
    expect(after(aim, again).framesPerSecond).toBe(17)
  })

  it('relieves a viewer whose computer lags, as long as that helps', () => {
    const aim = pictureAims[1]
    const behind = (delayMs: number) => ({
      ...calm,
      viewerLag: { delayMs, droppedShare: 0 },
    })
    expect(after(aim, times(2, behind(400))).framesPerSecond).toBe(22)

    const helped = [...times(2, behind(400)), ...times(2, behind(300))]
    expect(after(aim, helped).framesPerSecond).toBe(16)
    expect(after(aim, [...helped, ...times(4, calm)]).framesPerSecond).toBe(22)

    const inVain = times(40, behind(400))
    expect(after(aim, inVain).framesPerSecond).toBe(30)
  })

  it('does not mistake late packets for a slow viewer', () => {
    const late = {
      ...calm,
      linkShare: 0.7,
      viewerLag: { delayMs: 900, droppedShare: 0 },
    }
    expect(after(pictureAims[1], times(20, late)).framesPerSecond).toBe(30)
  })

  it('tolerates one bad second, which may be a page turn', () => {
    expect(sent(courseOf(pictureAims[1], 100, 1).pop()!)).toEqual(
      sent(fullBudget(pictureAims[1]))
    )
  })

  it('reduces the frame rate before the size when the encoder is too slow', () => {
    const aim = pictureAims[3]
    expect(courseOf(aim, 40, 2).pop()).toMatchObject({
      framesPerSecond: 22,
      scale: 1,
    })
    expect(courseOf(aim, 120, 60).pop()).toMatchObject({
      framesPerSecond: 20,
      scale: 1.25 ** 2,
    })
  })

  it('reduces nothing for an encoder that is busy with a still screen', () => {
    const refining = { ...calm, encoderShare: 0.9, droppedShare: 0.4 }
    const rateAfter = (isStill: boolean) =>
      after(pictureAims[1], times(2, { ...refining, isStill })).framesPerSecond

    expect(rateAfter(false)).toBeLessThan(30)
    expect(rateAfter(true)).toBe(30)
  })

  it.each([
    ['sharp', 0, { framesPerSecond: 3, scale: 1 }],
    ['smooth', 4, { framesPerSecond: 24, scale: 3 }],
  ] as const)('keeps a %s picture so on a narrow link', (_, at, least) => {
    expect(after(pictureAims[at], times(60, narrowLink))).toMatchObject(least)
  })

  it('reduces the size first on a narrow link if smoothness is preferred', () => {
    expect(after(pictureAims[4], times(2, narrowLink))).toMatchObject({
      framesPerSecond: 60,
      scale: 1.25,
    })
  })

  it('lets a queue drain, and increases cautiously afterwards', () => {
    const aim = pictureAims[1]
    const queue = { ...calm, queueMs: 400, availableBps: 3_000_000 }
    expect(after(aim, [queue]).maxBitrateBps).toBe(2_400_000)
    expect(after(aim, [queue, calm]).maxBitrateBps).toBe(3_000_000)
    expect(after(aim, [queue, ...times(20, calm)]).maxBitrateBps).toBe(
      aim.maxBitrateBps
    )
  })

  it('reduces further if the queue stays', () => {
    const aim = pictureAims[1]
    const queue = { ...calm, queueMs: 400, availableBps: 500_000 }
    expect(after(aim, [queue]).maxBitrateBps).toBe(400_000)
    expect(after(aim, times(40, queue)).maxBitrateBps).toBe(100_000)
  })

  it('also lowers the bitrate for a slow encoder', () => {
    const aim = pictureAims[1]
    expect(courseOf(aim, 100, 2).pop()!.maxBitrateBps).toBe(4_800_000)
    const strained = times(20, { ...calm, encoderShare: 0.9, queueMs: 60 })
    expect(after(aim, strained).maxBitrateBps).toBe(2_880_000)
    expect(after(aim, [...strained, calm]).maxBitrateBps).toBe(3_600_000)
  })

  it('increases slowly, and more slowly after each premature increase', () => {
    const aim = pictureAims[1]
    const down = times(2, { ...calm, encoderShare: 0.7 })
    const up = times(4, calm)
    expect(after(aim, [...down, ...up.slice(1)]).framesPerSecond).toBe(22)
    expect(after(aim, [...down, ...up]).framesPerSecond).toBe(30)

    const tooSoon = [...down, ...up, ...down]
    expect(after(aim, [...tooSoon, ...up]).framesPerSecond).toBe(22)
    expect(after(aim, [...tooSoon, ...up, ...up]).framesPerSecond).toBe(30)
  })
})
