import { type PictureBudget, slower, smaller, tryStep } from './pictureBudget'
import type { PictureAim } from './qualityPreference'
import type { SendingReading, SendingSample } from './sendingSample'

/**
 * Fraction of the time. A busy encoder is worth sparing: with a quarter of the frames
 * less, both computers have a quarter less to do, and nothing is later. Beyond six
 * tenths frames wait for each other on a machine with two cores, which also have to
 * capture, send and display (both measured).
 */
export const encoderShare = { calm: 0.25, busy: 0.4, strained: 0.6 }

/** Captured and not encoded, of a busy encoder: it cannot keep that rate. */
const mostDropped = 0.2

/**
 * A frame of a moving screen with 1080 lines takes AV1 30 to 50 ms with half a core or
 * more, and 70 to 130 with a quarter (measured, docs/picture.md).
 */
const slowFrameMs = 60

/**
 * An encoder that is busy and loses nothing keeps as many: scrolling stays smooth. With
 * a limit of 21 Chromium sends 20.8, with one of 20 19.2 to 20 (measured).
 */
const enoughFramesPerSecond = { strained: 21, busy: 22 }

/** Of the frames that were encoded: some room to be quicker. */
const keptShare = 1.1

/** @returns whether fewer frames, or smaller ones, may help an encoder */
export function isEncoderStrained(
  { framesPerSecond, isFutile }: PictureBudget,
  sample: SendingSample,
  aim: PictureAim
): boolean {
  const isLossy = isLosing(sample)
  const { calm, busy, strained } = encoderShare
  // Browsers keep reporting it for a while after it has improved.
  const most = sample.isCpuLimited ? calm : isLossy ? strained : busy
  const canStep = isLossy || framesPerSecond > enoughFrames(sample, aim)
  // Whatever it does with a screen that stands, nobody waits for it.
  return sample.encoderShare > most && canStep && !isFutile && !sample.isStill
}

export const isLosing = ({ droppedShare }: SendingSample): boolean =>
  droppedShare > mostDropped

export const takesLongAFrame = (sample: SendingSample): boolean =>
  sample.encoderShare * 1_000 > slowFrameMs * sample.encodedPerSecond

/**
 * Within a tenth of a second, in which a quick encoder may be a frame behind as well.
 *
 * @returns whether frames were lost, because each took long; false where that is not
 * known
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

/** As good as none, of a rate that is kept. */
const keeping = { mostDropped: 0.05, leastShare: 0.9 }

/**
 * @returns the aim of an encoder that is busy, and yet loses none of fewer frames than
 * are enough: they were taken away for a load that may have passed
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

/** To lose frames is always worse than to be busy; compared only with itself. */
const loadOf = (sample: SendingSample): number =>
  isLosing(sample) ? 10 * sample.droppedShare : sample.encoderShare

/** Fewer frames, and smaller ones where there are few already. */
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

/** As many frames as the encoder has made, at once. */
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
