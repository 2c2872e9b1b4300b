import { slower, smaller } from './budgetSteps'
import type { PictureBudget } from './pictureBudget'
import type { PictureAim } from './qualityPreference'
import type { SendingSample } from './sendingSample'
import { tryStep } from './stepTrial'

/**
 * Fraction of the time. Beyond six tenths frames wait for each other on a machine with
 * two cores, which also have to capture, send and display (measured).
 */
export const encoderShare = { calm: 0.25, strained: 0.6 }

/** Captured and not encoded, of a busy encoder: it cannot keep that rate. */
const mostDropped = 0.2

/** An encoder that is busy and loses nothing keeps as many: scrolling stays smooth. */
const enoughFramesPerSecond = 20

/** Of the frames that were encoded: some room to be quicker. */
const keptShare = 1.1

/** @returns whether fewer frames, or smaller ones, may help an encoder */
export function isEncoderStrained(
  { framesPerSecond, isFutile }: PictureBudget,
  sample: SendingSample,
  aim: PictureAim
): boolean {
  // Browsers keep reporting it for a while after it has improved.
  const most = sample.isCpuLimited ? encoderShare.calm : encoderShare.strained
  const canStep = isLosing(sample) || framesPerSecond > enoughFrames(aim)
  return sample.encoderShare > most && canStep && !isFutile
}

export const isLosing = ({ droppedShare }: SendingSample): boolean =>
  droppedShare > mostDropped

const enoughFrames = (aim: PictureAim): number =>
  Math.max(aim.fewestFramesPerSecond, enoughFramesPerSecond)

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
    : slower(budget, enoughFrames(aim))
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
