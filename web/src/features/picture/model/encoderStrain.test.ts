import fc from 'fast-check'

import { isLate } from './encoderStrain'
import type { SendingReading } from './sendingSample'

const before: SendingReading = {
  atMs: 5_000,
  framesCaptured: 300,
  framesEncoded: 290,
  encodeSeconds: 2,
}

/** The same reading this many milliseconds later. */
const later = (
  ms: number,
  captured: number,
  encoded: number,
  encodeMs: number
): SendingReading => ({
  atMs: 5_000 + ms,
  framesCaptured: 300 + captured,
  framesEncoded: 290 + encoded,
  encodeSeconds: 2 + encodeMs / 1_000,
})

describe('isLate', () => {
  it.each([
    ['one frame of three, in 65 ms', later(100, 3, 1, 65)],
    ['two of four, in 65 ms each', later(130, 4, 2, 130)],
    ['one of six, in 200 ms', later(210, 6, 1, 200)],
  ])('is true for an encoder that has encoded %s', (_, after) => {
    expect(isLate(before, after)).toBe(true)
  })

  it.each([
    ['two of three quickly, with one in progress', later(100, 3, 2, 30)],
    ['two of four in 50 ms each, a sufficient rate', later(130, 4, 2, 100)],
    ['all frames, however long each took', later(100, 2, 2, 140)],
    ['the last frame, and is idle', later(100, 0, 1, 60)],
    [
      'frames of a new capture, which counts from zero',
      later(100, -290, 2, 90),
    ],
  ])('is false for an encoder that has encoded %s', (_, after) => {
    expect(isLate(before, after)).toBe(false)
  })

  it('is unknown if the browser does not report it', () => {
    const counters = [
      'framesCaptured',
      'framesEncoded',
      'encodeSeconds',
    ] as const
    const anyReading = fc.record(
      {
        atMs: fc.double({ noNaN: true }),
        ...Object.fromEntries(counters.map((each) => [each, fc.double()])),
      },
      { requiredKeys: ['atMs'] }
    ) as fc.Arbitrary<SendingReading>

    fc.assert(
      fc.property(
        anyReading,
        fc.constantFrom(...counters),
        (after, missing) => {
          expect(isLate(before, { ...after, [missing]: undefined })).toBe(false)
          expect(isLate({ ...before, [missing]: undefined }, after)).toBe(false)
        }
      )
    )
  })
})
