import { encoderShare, isLosing, takesLongAFrame } from './encoderStrain'
import { type CodecChoice, firstCodec } from './pictureCodec'
import type { SendingReading, SendingSample } from './sendingSample'

const mostPatience = 128

/**
 * Where what is captured cannot be seen: a tab at rest is captured once in two
 * seconds, a monitor as often as ever; each of its frames then takes 1,400 to
 * 5,800 bits, and 8,400 with a second hand (measured).
 */
const standing = { framesPerSecond: 2, bitsOfFrame: 6_000 }

/** The first frame in AV1 may make its encoder late for one second. */
const overwhelmedAfter = 2

/**
 * Of a second: above it, one frame has taken longer. AV1’s first takes 0.3 to 0.4 s
 * with two cores, 0.7 to 0.8 with half of one, 1 to 1.2 with a third and 1.5 to 1.8
 * with a quarter, where AV1 cannot keep up with a screen that moves (measured,
 * docs/picture.md).
 */
const mostFirstFrameShare = 1

/**
 * The first frame in AV1 takes its bits whatever the bitrate is: a page of letters of
 * 10 px 440 kB with 1080 lines, 620 with 1440 and 1,200 with 2160. In VP8 one with
 * 2160 lines takes 190 to 230 kB (measured, docs/picture.md). Nothing else is
 * shown while it is on its way.
 */
const av1 = { bits: 2_000_000, bitsOfPixel: 0.9, seconds: 2.5 }
const allLines = { bitsOfPixel: 0.22, seconds: 1 }

/** How wide a link has to be for what a screen is sent in, in bits a second. */
interface LinkNeeds {
  /** in VP8 */
  allLines: number
  av1: number
  /** whether a moving picture is sent with fewer lines than the screen has */
  lacksLines: boolean
}

/** @param pixels of the screen */
export function linkNeedsOf(pixels: number, lacksLines: boolean): LinkNeeds {
  return {
    allLines: (allLines.bitsOfPixel * pixels) / allLines.seconds,
    av1: (av1.bits + av1.bitsOfPixel * pixels) / av1.seconds,
    lacksLines,
  }
}

/**
 * Takes about a second of sending into account: AV1 once the picture has stood,
 * when nobody notices the 0.3 to 0.6 s that its first frame takes, and VP8 again
 * when its encoder or the link cannot keep up. After that it is tried later, each
 * time. Its first frame, which nobody waits for, tells of a slow encoder before
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
 * @returns VP8 at once, with as many lines as move, where frames are late, as is seen
 * when a picture begins to move
 */
export const codecOfLateEncoder = (before: CodecChoice): CodecChoice =>
  before.hasAllLines ? givenUp(before) : before

/**
 * @returns all lines at once for a screen that stands and lacks some, unless that is
 * too much for the link (docs/picture.md)
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

/** Of all lines: one sample is enough, and the next time that it stands they come back. */
const isTooMuch = (sample: SendingSample, neededBps: number): boolean =>
  isOverwhelmed(sample) || (!sample.isStill && isNarrow(sample, neededBps))

/** Of a large screen it makes small letters readable, and ends when that moves. */
const isTooSlow = (sample: SendingSample, { lacksLines }: LinkNeeds) =>
  sample.encoderShare > mostFirstFrameShare &&
  takesLongAFrame(sample) &&
  !lacksLines

/** Frames that are lost while it stands are all the same one. */
const isOverwhelmed = (sample: SendingSample): boolean =>
  isLosing(sample) &&
  sample.encoderShare > encoderShare.strained &&
  !sample.isStill

/**
 * A frame rate that an encoder in AV1 can keep is better than the change: that
 * would stop the picture for a quarter of a second.
 */
const isOutrun = (sample: SendingSample): boolean =>
  isOverwhelmed(sample) && takesLongAFrame(sample)

/** An estimate goes up and down by less. */
const narrowShare = 0.5

const isNarrow = ({ availableBps }: SendingSample, neededBps: number) =>
  availableBps !== null && availableBps < narrowShare * neededBps
