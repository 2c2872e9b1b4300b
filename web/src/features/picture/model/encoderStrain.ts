import { type PictureBudget, slower, smaller, tryStep } from './pictureBudget'
import type { PictureAim } from './qualityPreference'
import type { SendingReading, SendingSample } from './sendingSample'

/**
 * As a fraction of the time. A busy encoder is worth relieving: a quarter fewer
 * frames save both computers a quarter of the work, and no frame is later.
 * Beyond six tenths, frames wait for each other on a machine with two cores,
 * which also have to capture, send and display (both measured).
 */
export const encoderShare = { calm: 0.25, busy: 0.4, strained: 0.6 }

/**
 * A busy encoder that leaves out more than this fraction of the captured frames
 * cannot sustain its rate.
 */
const mostDropped = 0.2

/**
 * With half a core or more, AV1 takes 30 to 50 ms for a frame of a moving
 * screen with 1080 lines; with a quarter of a core, 70 to 130 ms (measured,
 * docs/picture.md).
 */
const slowFrameMs = 60

/**
 * A busy encoder that drops nothing keeps at least this rate, at which
 * scrolling is smooth. With a limit of 21 Chromium sends 20.8, with a limit of
 * 20 it sends 19.2 to 20 (measured).
 */
const enoughFramesPerSecond = { strained: 21, busy: 22 }

/** The new rate relative to the encoded one; it leaves some room to improve. */
const keptShare = 1.1

/** @returns whether fewer frames, or smaller ones, may help an encoder */
export function isEncoderStrained(
  { framesPerSecond, isFutile }: PictureBudget,
  sample: SendingSample,
  aim: PictureAim
): boolean {
  const isLossy = isLosing(sample)
  const { calm, busy, strained } = encoderShare
  // Browsers keep reporting the CPU limit for a while after it has ended.
  const most = sample.isCpuLimited ? calm : isLossy ? strained : busy
  const canStep = isLossy || framesPerSecond > enoughFrames(sample, aim)
  // Nobody waits for an encoder that is busy with a still screen.
  return sample.encoderShare > most && canStep && !isFutile && !sample.isStill
}

export const isLosing = ({ droppedShare }: SendingSample): boolean =>
  droppedShare > mostDropped

export const takesLongAFrame = (sample: SendingSample): boolean =>
  sample.encoderShare * 1_000 > slowFrameMs * sample.encodedPerSecond

/**
 * Compares two readings a tenth of a second apart. Within that time, even a
 * fast encoder may be one frame behind.
 *
 * @returns whether frames were dropped because each took long; false if unknown
 */
export function isLate(before: SendingReading, after: SendingReading): boolean {
  const grown = (
    counter: 'encodeSeconds' | 'framesCaptured' | 'framesEncoded'
  ) => (after[counter] ?? NaN) - (before[counter] ?? NaN)
  const encoded = grown('framesEncoded')
  return (
    encoded < grown('framesCaptured') &&
    grown('encodeSeconds') * 1_000 > slowFrameMs * encoded
  )
}

/**
 * A rate counts as sustained with almost no drops and almost all of its frames.
 */
const keeping = { mostDropped: 0.05, leastShare: 0.9 }

/**
 * @returns the aim with the sufficient rate for a busy encoder that drops
 * nothing although its rate is lower: it was reduced for a load that may have
 * passed; null for any other encoder
 */
export function aimOfKeptRate(
  { framesPerSecond, scale }: PictureBudget,
  { encodedPerSecond, droppedShare }: SendingSample,
  aim: PictureAim
): PictureAim | null {
  const enough = enoughFramesPerSecond.strained
  const isKept =
    scale === 1 &&
    framesPerSecond < enough &&
    droppedShare < keeping.mostDropped &&
    encodedPerSecond > framesPerSecond * keeping.leastShare
  const most = Math.min(enough, aim.mostFramesPerSecond)
  return isKept ? { ...aim, mostFramesPerSecond: most } : null
}

function enoughFrames(
  { encoderShare: share }: SendingSample,
  { fewestFramesPerSecond }: PictureAim
): number {
  const { strained, busy } = enoughFramesPerSecond
  const enough = share > encoderShare.strained ? strained : busy
  return Math.max(fewestFramesPerSecond, enough)
}

/**
 * Dropping frames is always worse than being busy. The value is only compared
 * with other values of this function.
 */
const loadOf = (sample: SendingSample): number =>
  isLosing(sample) ? 10 * sample.droppedShare : sample.encoderShare

/** Reduces the frame rate, and the size if the rate is low already. */
export function lessForEncoder(
  budget: PictureBudget,
  sample: SendingSample,
  aim: PictureAim
): Partial<PictureBudget> {
  const step = isLosing(sample)
    ? budget.framesPerSecond > aim.fewestFramesPerSecond
      ? kept(budget, sample, aim)
      : smaller(budget, aim)
    : slower(budget, enoughFrames(sample, aim))
  return tryStep(budget, { of: 'encoder', load: loadOf(sample) }, step)
}

/** Reduces at once to the rate that the encoder has sustained. */
function kept(
  budget: PictureBudget,
  { encodedPerSecond }: SendingSample,
  aim: PictureAim
): Partial<PictureBudget> {
  const fewest = aim.fewestFramesPerSecond
  const step = slower(budget, fewest).framesPerSecond
  const most = Math.min(step, Math.ceil(encodedPerSecond * keptShare))
  return { framesPerSecond: Math.max(fewest, most) }
}
