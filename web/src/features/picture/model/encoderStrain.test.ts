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
    ['one frame of three, at 65 ms', later(100, 3, 1, 65)],
    ['two of four, at 65 ms', later(130, 4, 2, 130)],
    ['one of six, at 200 ms', later(210, 6, 1, 200)],
  ])('is an encoder that has made %s', (_, after) => {
    expect(isLate(before, after)).toBe(true)
  })

  it.each([
    ['two of three, quick ones: one is on its way', later(100, 3, 2, 30)],
    ['two of four, at 50 ms: as many as are enough', later(130, 4, 2, 100)],
    ['all of them, however long each took', later(100, 2, 2, 140)],
    ['the last one, and is at none', later(100, 0, 1, 60)],
    [
      'none of what a new capture counts from its start',
      later(100, -290, 2, 90),
    ],
  ])('is none that has made %s', (_, after) => {
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
