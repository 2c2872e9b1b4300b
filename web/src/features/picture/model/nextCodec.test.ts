import fc from 'fast-check'

import {
  codecOfAllLines,
  codecOfLateEncoder,
  linkNeedsOf,
  nextCodec,
} from './nextCodec'
import {
  type CodecChoice,
  codecOfNextPicture,
  firstCodec,
} from './pictureCodec'
import type { SendingSample } from './sendingSample'
import { moving as sample } from './sendingSample.fixtures'

const moving = { ...sample, encoderShare: 0.4 }
const standing = { ...moving, encodedPerSecond: 1, encoderShare: 0.02 }
/** Each frame takes 75 ms. */
const overwhelmed = {
  ...moving,
  encoderShare: 0.9,
  encodedPerSecond: 12,
  droppedShare: 0.6,
}
/** The first AV1 frame has taken more than a second. */
const slow = { ...standing, encoderShare: 1.1 }

const needs = linkNeedsOf(1920 * 1080, false)
const largeNeeds = linkNeedsOf(3840 * 2160, true)
const wide = { availableBps: 5_000_000 }

const course = (
  samples: SendingSample[],
  from: CodecChoice = firstCodec,
  over = needs
) => samples.reduce((choice, each) => nextCodec(choice, each, over), from)
const times = <Sample>(count: number, sample: Sample) =>
  new Array<Sample>(count).fill(sample)

describe('nextCodec', () => {
  it('keeps VP8 during motion', () => {
    expect(course(times(100, moving)).codec).toBe('VP8')
  })

  it('uses AV1 once nothing has changed for two samples in a row', () => {
    expect(course([standing, moving, standing]).codec).toBe('VP8')
    expect(course([moving, standing, standing]).codec).toBe('AV1')
  })

  it('takes a picture with a low bitrate as still, at any frame rate', () => {
    const blinking = { ...moving, sentBps: 4_000 }

    expect(course(times(2, blinking)).codec).toBe('AV1')
  })

  it('recognises a still monitor, which is captured at a constant rate', () => {
    const monitor = { ...moving, encodedPerSecond: 29 }
    const resting = { ...monitor, sentBps: 29 * 5_800 }
    const ticking = { ...monitor, sentBps: 29 * 8_400 }

    expect(course(times(2, resting)).codec).toBe('AV1')
    expect(course(times(100, ticking)).codec).toBe('VP8')
  })

  it('trusts the detected motion of the screen, whatever the encoder still refines', () => {
    const refining = { ...moving, sentBps: 3_000_000 }
    const still = { ...refining, isStill: true }
    expect(course(times(2, still)).codec).toBe('AV1')

    const typing = { ...moving, sentBps: 1_000, isStill: false }
    expect(course(times(100, typing)).codec).toBe('VP8')
  })

  it('assumes no stillness if the browser reports nothing', () => {
    const silent = { ...standing, sentBps: null }

    expect(course(times(100, silent)).codec).toBe('VP8')
  })

  it.each([
    ['busy and losing nothing', { ...overwhelmed, droppedShare: 0 }],
    ['losing frames, and quick', { ...overwhelmed, encodedPerSecond: 18 }],
    ['never idle, and quick', { ...moving, encoderShare: 1.05 }],
    ['at its first frame for most of a second', { ...slow, encoderShare: 0.9 }],
    ['at ease and losing frames', { ...overwhelmed, encoderShare: 0.3 }],
    ['refining a still screen', { ...overwhelmed, isStill: true }],
  ])('keeps AV1 with an encoder that is %s', (_, sample) => {
    const av1 = course(times(2, standing))

    expect(course(times(100, sample), av1).codec).toBe('AV1')
  })

  it('returns to VP8 when the encoder cannot keep up for two samples', () => {
    const av1 = course(times(2, standing))
    expect(course([overwhelmed, moving, overwhelmed], av1).codec).toBe('AV1')
    expect(course([overwhelmed, overwhelmed], av1).codec).toBe('VP8')
  })

  it('returns to VP8 at once when AV1 frames are late, and remembers that', () => {
    const av1 = course(times(2, standing))
    const late = codecOfLateEncoder(av1)

    expect(late).toEqual(course(times(2, overwhelmed), av1))
    expect(late.codec).toBe('VP8')
    expect(codecOfLateEncoder(late)).toBe(late)
  })

  it('tries AV1 later after each time that it was too slow', () => {
    let choice = firstCodec
    for (const wait of [2, 8, 32, 128, 128]) {
      choice = course(times(wait - 1, standing), choice)
      expect(choice.codec).toBe('VP8')
      choice = course([standing], choice)
      expect(choice.codec).toBe('AV1')
      choice = course(times(2, overwhelmed), choice)
    }
  })

  it('gives AV1 up before anything moves if its first frame took more than a second', () => {
    const av1 = course(times(2, standing))
    const choice = course([slow], av1)

    expect(choice.codec).toBe('VP8')
    expect(course(times(127, standing), choice).codec).toBe('VP8')
    expect(course(times(128, standing), choice).codec).toBe('AV1')
    expect(course([{ ...slow, isStill: true }], av1).codec).toBe('VP8')
  })

  it('keeps AV1 for the small letters of a large screen, however long it takes', () => {
    const av1 = course(times(2, standing), firstCodec, largeNeeds)

    expect(course([slow], av1, largeNeeds).codec).toBe('AV1')
  })

  it('starts the next picture in VP8, and remembers what was too slow', () => {
    const tried = course([standing, standing, overwhelmed, overwhelmed])
    const next = codecOfNextPicture(course(times(8, standing), tried))

    expect(next.codec).toBe('VP8')
    expect(course(times(7, standing), next).codec).toBe('VP8')
  })

  it('sends all lines at once when the picture is still, and then AV1', () => {
    const allLines = codecOfAllLines(firstCodec, wide, largeNeeds)

    expect(allLines).toEqual({ ...firstCodec, hasAllLines: true })
    expect(course([standing, standing], allLines, largeNeeds)).toMatchObject({
      codec: 'AV1',
      hasAllLines: true,
    })
  })

  it('sends no more lines over a link that is too narrow or unknown', () => {
    for (const availableBps of [1_500_000, undefined]) {
      const reading = { availableBps }
      const choice = codecOfAllLines(firstCodec, reading, largeNeeds)
      expect(choice).toBe(firstCodec)
    }
  })

  it('sends fewer lines again when the encoder or the link cannot keep up', () => {
    const allLines = codecOfAllLines(firstCodec, wide, largeNeeds)

    expect(course([moving], allLines).hasAllLines).toBe(true)
    expect(course([overwhelmed], allLines).hasAllLines).toBe(false)
    const narrow = { ...moving, availableBps: 500_000 }
    expect(course([narrow], allLines, largeNeeds).hasAllLines).toBe(false)
    const still = { ...narrow, isStill: true }
    expect(course([still], allLines, largeNeeds).hasAllLines).toBe(true)
    expect(codecOfLateEncoder(allLines).hasAllLines).toBe(false)
  })

  it.each([
    ['1 Mbit/s with 1080 lines', 1_000_000, needs, 'VP8'],
    ['2 Mbit/s with 1080 lines', 2_000_000, needs, 'AV1'],
    ['2 Mbit/s with 2160 lines', 2_000_000, largeNeeds, 'VP8'],
    ['5 Mbit/s with 2160 lines', 5_000_000, largeNeeds, 'AV1'],
    ['an unknown link with 1080 lines', null, needs, 'AV1'],
    ['an unknown link with 2160 lines', null, largeNeeds, 'VP8'],
  ])('sends a still screen over %s', (_, availableBps, over, codec) => {
    const samples = times(100, { ...standing, availableBps })

    expect(course(samples, firstCodec, over).codec).toBe(codec)
  })

  it('returns to VP8 when the link has been too narrow for two samples', () => {
    const av1 = course(times(2, standing))
    const at = (availableBps: number) => ({ ...standing, availableBps })

    expect(course(times(100, at(1_000_000)), av1).codec).toBe('AV1')
    expect(course([at(500_000)], av1).codec).toBe('AV1')
    expect(course(times(2, at(500_000)), av1).codec).toBe('VP8')
  })

  it('never changes the codec while the picture moves and its encoder keeps up', () => {
    const anyMoving = fc.record({
      ...Object.fromEntries(
        Object.entries(moving).map(([name, value]) => [
          name,
          fc.constant(value),
        ])
      ),
      encodedPerSecond: fc.integer({ min: 3, max: 60 }),
      sentBps: fc.integer({ min: 60 * 6_000, max: 20_000_000 }),
      droppedShare: fc.double({ min: 0, max: 0.2, noNaN: true }),
    }) as fc.Arbitrary<SendingSample>
    const anyCodec = fc.constantFrom('VP8' as const, 'AV1' as const)

    fc.assert(
      fc.property(anyCodec, fc.array(anyMoving), (codec, samples) => {
        const from = { ...firstCodec, codec, hasAllLines: codec === 'AV1' }
        expect(course(samples, from).codec).toBe(codec)
      })
    )
  })
})
