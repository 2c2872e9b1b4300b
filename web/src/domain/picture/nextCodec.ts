import { encoderShare, isLosing } from './encoderStrain'
import { type CodecChoice, firstCodec } from './pictureCodec'
import type { SendingSample } from './sendingSample'

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
 * Takes about a second of sending into account: AV1 once the picture has stood,
 * when nobody notices the 0.3 to 0.6 s that its first frame takes, and VP8 again
 * when its encoder cannot keep up. After that it is tried later, each time.
 */
export function nextCodec(
  before: CodecChoice,
  sample: SendingSample
): CodecChoice {
  const { codec, patience } = before
  const isVp8 = codec === 'VP8'
  const isAgainst = isVp8 ? isStanding(sample) : isOverwhelmed(sample)
  const against = isAgainst ? before.against + 1 : 0
  if (against < (isVp8 ? patience : overwhelmedAfter)) {
    return { ...before, against }
  }
  return isVp8 ? { codec: 'AV1', against: 0, patience } : givenUp(before)
}

const givenUp = ({ patience }: CodecChoice): CodecChoice => ({
  ...firstCodec,
  patience: Math.min(mostPatience, patience * 4),
})

/** @returns VP8 at once where AV1’s frames are late, as is seen when a picture begins to move */
export const codecOfLateEncoder = (before: CodecChoice): CodecChoice =>
  before.codec === 'VP8' ? before : givenUp(before)

/**
 * @returns AV1 at once for a screen that stands and has lost lines in VP8, unless it
 * was too much before (docs/decisions/0075)
 */
export const codecOfAllLines = (before: CodecChoice): CodecChoice =>
  before.patience > firstCodec.patience
    ? before
    : { ...before, codec: 'AV1', against: 0 }

const isStanding = (sample: SendingSample): boolean =>
  sample.sentBps !== null && (sample.isStill ?? hasFewBits(sample))

const hasFewBits = ({ encodedPerSecond, sentBps }: SendingSample): boolean =>
  encodedPerSecond <= standing.framesPerSecond ||
  (sentBps ?? 0) < encodedPerSecond * standing.bitsOfFrame

/** Frames that are lost while it stands are all the same one. */
const isOverwhelmed = (sample: SendingSample): boolean =>
  isLosing(sample) &&
  sample.encoderShare > encoderShare.strained &&
  !sample.isStill
