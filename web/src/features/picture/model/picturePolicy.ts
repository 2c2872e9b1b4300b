import {
  bitrateFor,
  fullAmount,
  isEncoderLosing,
  lostShare,
  nextAmount,
  type SentAmount,
  strainedAfter,
  withStep,
} from './pictureAmount'
import type { PictureAim } from './qualityPreference'
import {
  restingFramesPerSecond,
  type ScreenSample,
  type SendingSample,
} from './sendingSample'

/** Names of the codecs in RTP: RFC 7741, and AOM's payload format for AV1. */
export type PictureCodec = 'VP8' | 'AV1'

/** What is sent of a screen, and the samples that led to it. */
export interface Sending extends SentAmount {
  /** VP8 stands in for AV1 if that was not negotiated */
  codec: PictureCodec
  /** whether a large screen is sent with all of its lines of pixels */
  hasAllLines: boolean
  maxBitrateBps: number
  /** number of samples since the codec was changed */
  samplesInCodec: number
  /** number of consecutive samples in favour of the other codec */
  forOtherCodec: number
  /** number of samples in favour of AV1 after which it is tried */
  samplesBeforeAv1: number
}

export interface SentScreen {
  pixels: number
  /** whether a moving picture has fewer lines of pixels than the screen */
  lacksLines: boolean
}

const usualSamplesBeforeAv1 = 2
const mostSamplesBeforeAv1 = 128

/** VP8 delivers the first picture sooner than any other codec. */
export const firstSending = (aim: PictureAim): Sending => ({
  ...fullAmount(aim),
  codec: 'VP8',
  hasAllLines: false,
  maxBitrateBps: aim.maxBitrateBps,
  samplesInCodec: 0,
  forOtherCodec: 0,
  samplesBeforeAv1: usualSamplesBeforeAv1,
})

/** Applies a new preference, and keeps the codec in use. */
export const withAim = (before: Sending, aim: PictureAim): Sending => ({
  ...before,
  ...fullAmount(aim),
  maxBitrateBps: aim.maxBitrateBps,
})

/** Returns to VP8 for a new first frame, and keeps the frame rate and scale. */
export const startedOver = (before: Sending, aim: PictureAim): Sending => ({
  ...before,
  ...vp8,
  ...withStep(aim, before.step),
})

/**
 * Decides what is sent, about once a second (docs/picture.md has the rules as a
 * table). Missing statistics count as no load, so a browser that reports none
 * keeps sending VP8.
 */
export function nextSending(
  before: Sending,
  sample: SendingSample,
  screen: SentScreen,
  aim: PictureAim
): Sending {
  const choice = nextCodec(before, sample, screen)
  // The load in one codec says nothing about the other codec.
  const isSameCodec = (choice.codec ?? before.codec) === before.codec
  const amount = isSameCodec
    ? nextAmount(before, sample, aim)
    : { forLess: 0, forMore: 0 }
  const maxBitrateBps = bitrateFor(sample, aim)
  const next = { ...before, ...choice, ...amount, maxBitrateBps }
  return forScreen(next, sample, screen, aim)
}

/**
 * Called when a screen starts or stops moving, between two samples, because a
 * person waits for the change.
 */
export function forScreen(
  before: Sending,
  { isStill, isUnchanged, availableBps }: ScreenSample,
  screen: SentScreen,
  { steps }: PictureAim
): Sending {
  const { framesPerSecond } = steps[before.step]!
  const carriesAllLines =
    availableBps !== null && availableBps >= allLinesNeedBps(screen)
  return {
    ...before,
    hasAllLines:
      before.hasAllLines ||
      (isStill === true && screen.lacksLines && carriesAllLines),
    framesPerSecond: isUnchanged
      ? Math.min(unchangedRate, framesPerSecond)
      : framesPerSecond,
  }
}

/**
 * The frame rate of a monitor that does not change: this halves the work of
 * both computers, and delays the first change by 17 ms (docs/picture.md).
 */
const unchangedRate = 15

/**
 * The size of AV1's first frame does not depend on the bitrate: for a page of
 * letters of 10 px it is 440 kB with 1080 lines, 620 kB with 1440 and 1,200 kB
 * with 2160. In VP8 a frame with 2160 lines takes 190 to 230 kB (measured,
 * docs/picture.md). Nothing else is shown while the frame is being sent.
 */
const av1NeedsBps = ({ pixels }: SentScreen) => (2_000_000 + 0.9 * pixels) / 2.5
const allLinesNeedBps = ({ pixels }: SentScreen) => 0.22 * pixels

/**
 * The most that AV1's first frame may take. It takes 0.3 to 0.4 s with two
 * cores, 0.7 to 0.8 s with half a core, and 1.5 to 1.8 s with a quarter of a
 * core, which is too little for a moving screen in AV1 (measured). A sample
 * counts the first frame together with the refreshes after it.
 */
const mostFirstFrameSeconds = 1
const firstSamples = 2
const slowFrameSeconds = 1 / 30

/**
 * A link counts as too narrow when the bandwidth estimate is below this share
 * of the needed bitrate; the estimate normally fluctuates by less.
 */
const narrowShare = 0.5

/**
 * A still monitor is captured at a constant rate, so where pixels are not
 * accessible, the size of its frames tells: 1,400 to 5,800 bits, or 8,400 with
 * a second hand (measured).
 */
const bitsOfStillFrame = 6_000

const vp8 = {
  codec: 'VP8',
  hasAllLines: false,
  samplesInCodec: 0,
  forOtherCodec: 0,
} as const

function nextCodec(
  before: Sending,
  sample: SendingSample,
  screen: SentScreen
): Partial<Sending> {
  const { codec, hasAllLines, samplesBeforeAv1, forOtherCodec } = before
  const samplesInCodec = before.samplesInCodec + 1
  const { availableBps, isStill } = sample
  const carries = (neededBps: number) =>
    availableBps === null ? !screen.lacksLines : availableBps >= neededBps
  const isBelow = (neededBps: number) =>
    availableBps !== null && availableBps < narrowShare * neededBps
  const isOverwhelmed = isEncoderLosing(sample, lostShare.inAv1)
  const later = Math.min(mostSamplesBeforeAv1, samplesBeforeAv1 * 4)
  if (codec === 'AV1') {
    // A large screen keeps AV1, which makes small letters readable.
    const isFirst = samplesInCodec <= firstSamples && !screen.lacksLines
    if (isFirst && isFirstFrameSlow(sample)) {
      return { ...vp8, samplesBeforeAv1: mostSamplesBeforeAv1 }
    }
    const against = isBelow(av1NeedsBps(screen)) ? forOtherCodec + 1 : 0
    return against < strainedAfter && !isOverwhelmed
      ? { forOtherCodec: against, samplesInCodec }
      : { ...vp8, samplesBeforeAv1: later }
  }
  const needsFewerLines =
    isOverwhelmed || (!isStill && isBelow(allLinesNeedBps(screen)))
  if (hasAllLines && needsFewerLines) {
    return { ...vp8, samplesBeforeAv1: later }
  }
  const isFor = isStanding(sample) && carries(av1NeedsBps(screen))
  const inFavour = isFor ? forOtherCodec + 1 : 0
  if (inFavour >= samplesBeforeAv1) {
    return {
      codec: 'AV1',
      hasAllLines: true,
      samplesInCodec: 0,
      forOtherCodec: 0,
    }
  }
  return { forOtherCodec: inFavour, samplesInCodec }
}

const isStanding = ({ isStill, sentBps, encodedPerSecond }: SendingSample) =>
  sentBps !== null &&
  (isStill ??
    (encodedPerSecond <= restingFramesPerSecond ||
      sentBps < encodedPerSecond * bitsOfStillFrame))

const isFirstFrameSlow = (sample: SendingSample): boolean =>
  sample.encoderShare > mostFirstFrameSeconds &&
  sample.encoderShare > slowFrameSeconds * sample.encodedPerSecond
