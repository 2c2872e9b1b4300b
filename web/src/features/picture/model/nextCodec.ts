import { encoderShare, isLosing, takesLongAFrame } from './encoderStrain'
import { type CodecChoice, firstCodec } from './pictureCodec'
import type { SendingReading, SendingSample } from './sendingSample'

const mostPatience = 128

/**
 * Thresholds for a still picture where its pixels are not accessible. A still
 * tab is captured every two seconds, a monitor at a constant rate. Each frame
 * of a still monitor takes 1,400 to 5,800 bits, and 8,400 if it shows a clock
 * with a second hand (measured).
 */
const standing = { framesPerSecond: 2, bitsOfFrame: 6_000 }

/** The first AV1 frame may make its encoder late for one second. */
const overwhelmedAfter = 2

/**
 * The time that encoding took, as a fraction of a second: above 1, one frame
 * has taken longer than a second. The first AV1 frame takes 0.3 to 0.4 s with
 * two cores, 0.7 to 0.8 with half a core, 1 to 1.2 with a third and 1.5 to 1.8
 * with a quarter, at which AV1 cannot keep up with a moving screen (measured,
 * docs/picture.md).
 */
const mostFirstFrameShare = 1

/**
 * The size of the first AV1 frame does not depend on the bitrate: for a page of
 * letters of 10 px it is 440 kB with 1080 lines, 620 with 1440 and 1,200 with
 * 2160. In VP8 a frame with 2160 lines takes 190 to 230 kB (measured,
 * docs/picture.md). Nothing else is shown while the frame is being sent.
 */
const av1 = { bits: 2_000_000, bitsOfPixel: 0.9, seconds: 2.5 }
const allLines = { bitsOfPixel: 0.22, seconds: 1 }

/** Bandwidth that each codec and resolution needs, in bits per second. */
interface LinkNeeds {
  /** all lines in VP8 */
  allLines: number
  av1: number
  /** whether a moving picture has fewer lines than the screen */
  lacksLines: boolean
}

/** @param pixels number of pixels of the screen */
export function linkNeedsOf(pixels: number, lacksLines: boolean): LinkNeeds {
  return {
    allLines: (allLines.bitsOfPixel * pixels) / allLines.seconds,
    av1: (av1.bits + av1.bitsOfPixel * pixels) / av1.seconds,
    lacksLines,
  }
}

/**
 * Chooses the codec after about a second of sending: AV1 once the picture is
 * still, when nobody notices that its first frame takes 0.3 to 0.6 s, and VP8
 * again when the encoder or the link cannot keep up. After each failure, AV1 is
 * tried later. The duration of the first frame reveals a slow encoder before
 * anything moves.
 */
export function nextCodec(
  before: CodecChoice,
  sample: SendingSample,
  needs: LinkNeeds
): CodecChoice {
  const { codec, patience, hasAllLines } = before
  const isVp8 = codec === 'VP8'
  if (isVp8 && hasAllLines && isTooMuch(sample, needs.allLines)) {
    return givenUp(before)
  }
  if (!isVp8 && isTooSlow(sample, needs)) {
    return { ...firstCodec, patience: mostPatience }
  }
  const isAgainst = isVp8
    ? isStanding(sample) && isWide(sample, needs, 'av1')
    : isOutrun(sample) || isNarrow(sample, needs.av1)
  const against = isAgainst ? before.against + 1 : 0
  if (against < (isVp8 ? patience : overwhelmedAfter)) {
    return { ...before, against }
  }
  return isVp8
    ? { codec: 'AV1', hasAllLines: true, against: 0, patience }
    : givenUp(before)
}

const givenUp = ({ patience }: CodecChoice): CodecChoice => ({
  ...firstCodec,
  patience: Math.min(mostPatience, patience * 4),
})

/**
 * @returns VP8 with the lines of a moving picture, for an encoder that turns
 * out to be late when the picture starts to move
 */
export const codecOfLateEncoder = (before: CodecChoice): CodecChoice =>
  before.hasAllLines ? givenUp(before) : before

/**
 * @returns all lines at once for a still screen that is sent with fewer, unless
 * the link is too slow (docs/picture.md)
 */
export const codecOfAllLines = (
  before: CodecChoice,
  reading: Pick<SendingReading, 'availableBps'>,
  needs: LinkNeeds
): CodecChoice =>
  isWide(reading, needs, 'allLines') ? { ...before, hasAllLines: true } : before

const isWide = (
  { availableBps }: { availableBps?: number | null },
  needs: LinkNeeds,
  forWhat: 'allLines' | 'av1'
): boolean =>
  availableBps == null ? !needs.lacksLines : availableBps >= needs[forWhat]

const isStanding = (sample: SendingSample): boolean =>
  sample.sentBps !== null && (sample.isStill ?? hasFewBits(sample))

const hasFewBits = ({ encodedPerSecond, sentBps }: SendingSample): boolean =>
  encodedPerSecond <= standing.framesPerSecond ||
  (sentBps ?? 0) < encodedPerSecond * standing.bitsOfFrame

/**
 * When all lines are too much, one sample is enough to reduce them; they come
 * back the next time the picture is still.
 */
const isTooMuch = (sample: SendingSample, neededBps: number): boolean =>
  isOverwhelmed(sample) || (!sample.isStill && isNarrow(sample, neededBps))

/**
 * A large screen keeps AV1 even if its encoder is slow: AV1 makes small letters
 * readable, and is given up at the next motion anyway.
 */
const isTooSlow = (sample: SendingSample, { lacksLines }: LinkNeeds) =>
  sample.encoderShare > mostFirstFrameShare &&
  takesLongAFrame(sample) &&
  !lacksLines

/**
 * The frames of a still picture are all the same, so dropping some does no
 * harm.
 */
const isOverwhelmed = (sample: SendingSample): boolean =>
  isLosing(sample) &&
  sample.encoderShare > encoderShare.strained &&
  !sample.isStill

/**
 * If an AV1 encoder can sustain a lower frame rate, that is better than a
 * change of codec, which would freeze the picture for a quarter of a second.
 */
const isOutrun = (sample: SendingSample): boolean =>
  isOverwhelmed(sample) && takesLongAFrame(sample)

/** The estimate normally fluctuates by less than this. */
const narrowShare = 0.5

const isNarrow = ({ availableBps }: SendingSample, neededBps: number) =>
  availableBps !== null && availableBps < narrowShare * neededBps
