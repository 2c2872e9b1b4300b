import {
  aimOfKeptRate,
  encoderShare,
  isEncoderStrained,
  lessForEncoder,
} from './encoderStrain'
import {
  more,
  type PictureBudget,
  provenAfter,
  slower,
  smaller,
  type StepTrial,
  tryStep,
} from './pictureBudget'
import type { PictureAim } from './qualityPreference'
import type { SendingSample } from './sendingSample'
import { isLagging, type ViewerLag } from './viewerLag'

/** One bad second may be a page turn. */
const strainedAfter = 2

const mostPatience = 64

/**
 * The encoder’s target is the bandwidth estimate: a rate close to it means that
 * the encoder would use more.
 */
const linkShare = { calm: 0.6, strained: 0.9 }

/** ITU-T G.114: an additional 150 ms one way is noticeable. */
const queueMs = { calm: 50, strained: 150 }

/** draft-ietf-rmcat-gcc-02, 6. */
const lossShare = { calm: 0.02, strained: 0.1 }

/** A slow picture, but still a moving one. */
const leastBitrateBps = 100_000

/** Fewer bits are quicker to encode; this is Chromium’s default for 1080p. */
const sparingBitrateBps = 2_500_000
const sparingStep = 0.6

/**
 * Adapts the budget to about a second of sending: down at once, back up slowly,
 * and more slowly after each premature increase. For a strained encoder or
 * viewer, the frame rate is reduced first and the size last, and a step that
 * did not help is reverted; for a strained link, the aim decides what is
 * reduced first.
 *
 * @returns a budget within the aim’s limits; the same size and rate if there is
 * no strain
 */
export function adjustedBudget(
  before: PictureBudget,
  sample: SendingSample,
  aim: PictureAim
): PictureBudget {
  const strain = strainOf(before, sample, aim)
  const isAtEase = !strain && isCalm(sample)
  const roomFor = isAtEase
    ? aim
    : !strain && isWayCalm(sample)
      ? aimOfKeptRate(before, sample, aim)
      : null
  const budget: PictureBudget = {
    ...before,
    maxBitrateBps: bitrate(before, sample, aim),
    strainedFor: strain ? before.strainedFor + 1 : 0,
    calmFor: roomFor ? before.calmFor + 1 : 0,
    sinceRise: Math.min(provenAfter, before.sinceRise + 1),
    trial: strain === before.trial?.of ? before.trial : null,
    isFutile: before.isFutile && !isAtEase,
  }
  if (strain && budget.strainedFor >= strainedAfter) {
    return {
      ...budget,
      ...less[strain](budget, sample, aim),
      patience: patienceAfter(budget),
      strainedFor: 0,
    }
  }
  return roomFor && budget.calmFor >= budget.patience
    ? { ...budget, ...more(budget, roomFor), calmFor: 0 }
    : budget
}

type Strain = StepTrial['of'] | 'link'

/**
 * @returns whether fewer frames, or smaller ones, may help the viewer’s
 * computer
 */
const isViewerStrained = (
  { framesPerSecond, scale, isFutile }: PictureBudget,
  { viewerLag }: SendingSample,
  aim: PictureAim
): boolean =>
  viewerLag !== null &&
  isLagging(viewerLag) &&
  !isFutile &&
  (framesPerSecond > aim.fewestFramesPerSecond || scale < aim.mostScale)

/** Reduces the frame rate first, as for the encoder. */
function lessForViewer(
  budget: PictureBudget,
  { viewerLag }: SendingSample,
  aim: PictureAim
): Partial<PictureBudget> {
  const { fewestFramesPerSecond } = aim
  const step =
    budget.framesPerSecond > fewestFramesPerSecond
      ? slower(budget, fewestFramesPerSecond)
      : smaller(budget, aim)
  return tryStep(budget, { of: 'viewer', load: loadOf(viewerLag) }, step)
}

/**
 * Combines the delay in seconds with the share of dropped frames, which weigh
 * more than late ones.
 */
const loadOf = (lag: ViewerLag | null): number =>
  lag ? lag.delayMs / 1_000 + 10 * lag.droppedShare : 0

function strainOf(
  budget: PictureBudget,
  sample: SendingSample,
  aim: PictureAim
): Strain | null {
  if (isEncoderStrained(budget, sample, aim)) return 'encoder'
  const isLinkStrained =
    sample.linkShare > linkShare.strained ||
    sample.queueMs > queueMs.strained ||
    sample.lossShare > lossShare.strained
  if (isLinkStrained) return 'link'
  // On a congested link the packets are late, not the viewer’s computer.
  const isViewer = isLinkCalm(sample) && isViewerStrained(budget, sample, aim)
  return isViewer ? 'viewer' : null
}

const isCalm = (sample: SendingSample): boolean =>
  sample.encoderShare < encoderShare.calm && isWayCalm(sample)

const isWayCalm = (sample: SendingSample): boolean =>
  !sample.viewerLag && isLinkCalm(sample)

const isLinkCalm = (sample: SendingSample): boolean =>
  sample.linkShare < linkShare.calm &&
  sample.queueMs < queueMs.calm &&
  sample.lossShare < lossShare.calm

const patienceAfter = ({ patience, sinceRise }: PictureBudget): number =>
  sinceRise < provenAfter ? Math.min(mostPatience, patience * 2) : patience

function lessForLink(
  budget: PictureBudget,
  _: SendingSample,
  aim: PictureAim
): Partial<PictureBudget> {
  return budget.scale < aim.mostScale
    ? smaller(budget, aim)
    : slower(budget, aim.fewestFramesPerSecond)
}

const less = {
  encoder: lessForEncoder,
  viewer: lessForViewer,
  link: lessForLink,
}

/**
 * Lets a queue drain, relieves a slow encoder, and then increases again
 * cautiously.
 */
function bitrate(
  { maxBitrateBps, strainedFor }: PictureBudget,
  { queueMs: queue, availableBps, encoderShare: share }: SendingSample,
  aim: PictureAim
): number {
  if (queue > queueMs.strained && availableBps !== null) {
    // The estimate has a lower bound, so a persistent queue means that the link
    // is slower than the estimate.
    const bound = strainedFor > 0 ? maxBitrateBps : Infinity
    const drained = Math.round(Math.min(availableBps, bound) * 0.8)
    return Math.max(leastBitrateBps, Math.min(maxBitrateBps, drained))
  }
  if (share > encoderShare.strained && strainedFor > 0) {
    const spared = Math.max(sparingBitrateBps, maxBitrateBps * sparingStep)
    return Math.min(maxBitrateBps, Math.round(spared))
  }
  return queue < queueMs.calm && share < encoderShare.calm
    ? Math.min(aim.maxBitrateBps, Math.round(maxBitrateBps * 1.25))
    : maxBitrateBps
}
