import {
  fullAmount,
  hasLinkRoom,
  isEncoderLosing,
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

/** Codec names in RTP: RFC 7741 for VP8, AOM's RTP payload format for AV1. */
export type PictureCodec = 'VP8' | 'AV1'

/** How a screen is sent, and counts of samples that decide about changes. */
export interface Sending extends SentAmount {
  /** the wanted codec; if AV1 was not negotiated, VP8 is sent instead */
  codec: PictureCodec
  /** whether a large screen is sent in full resolution */
  hasAllLines: boolean
  /** consecutive samples in favour of the other codec */
  forOtherCodec: number
  /** when this many samples favour AV1, it is tried */
  samplesBeforeAv1: number
}

export interface SentScreen {
  pixels: number
  /** whether the screen is so large that it is sent smaller while it moves */
  lacksLines: boolean
}

const usualSamplesBeforeAv1 = 2
const mostSamplesBeforeAv1 = 128

/** Starts in VP8, which delivers the first frame sooner than other codecs. */
export const firstSending = (aim: PictureAim): Sending => ({
  ...fullAmount(aim),
  codec: 'VP8',
  hasAllLines: false,
  forOtherCodec: 0,
  samplesBeforeAv1: usualSamplesBeforeAv1,
})

/** Applies a new quality preference, and keeps the current codec. */
export const withAim = (before: Sending, aim: PictureAim): Sending => ({
  ...before,
  ...fullAmount(aim),
})

/** Returns to VP8 for a new first frame; keeps frame rate and scale. */
export const startedOver = (before: Sending, aim: PictureAim): Sending => ({
  ...before,
  ...vp8,
  ...withStep(aim, before.step),
})

/**
 * Decides once a second how the screen is sent (the rules are a table in
 * docs/picture.md). Missing statistics count as no load, so a browser without
 * statistics keeps sending VP8.
 */
export function nextSending(
  before: Sending,
  sample: SendingSample,
  screen: SentScreen,
  aim: PictureAim
): Sending {
  const choice = nextCodec(before, sample, screen)
  // The load was measured in one codec and says nothing about another codec.
  const isSameCodec = (choice.codec ?? before.codec) === before.codec
  const amount = isSameCodec
    ? nextAmount(before, sample, aim)
    : { forLess: 0, forMore: 0 }
  return forScreen({ ...before, ...choice, ...amount }, sample, screen, aim)
}

/**
 * Also called as soon as the screen starts or stops moving: until the next
 * sample, the viewer would wait for a sharp or a smooth picture.
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
 * Frames per second while a monitor does not change. At 30, both computers
 * would have twice the work; at 15, the first change is shown 17 ms later
 * (docs/picture.md).
 */
const unchangedRate = 15

/**
 * Bandwidth for AV1's first frame, which has to arrive within 8 s: the viewer
 * sees nothing new until then. Its size does not depend on the bitrate: a page
 * full of 10 px letters, the worst case, takes 440 kB with 1080 lines, 620 kB
 * with 1440, and 1,200 kB with 2160. A VP8 frame with 2160 lines takes 190 to
 * 230 kB (measured, docs/picture.md). After that frame, a link of 1 Mbit/s
 * shows 28 frames a second of scrolling, and in VP8 one.
 */
const av1NeedsBps = ({ pixels }: SentScreen) => (2_000_000 + 0.9 * pixels) / 8
const allLinesNeedBps = ({ pixels }: SentScreen) => 0.22 * pixels

/**
 * The bandwidth is too low for a codec when the estimate is below this fraction
 * of the needed bitrate. The estimate normally fluctuates by less.
 */
const narrowShare = 0.5

/**
 * In bits. A still monitor is captured at a constant rate, so if pixels cannot
 * be read, small frames show that it is still: 1,400 to 5,800 bits per frame,
 * or 8,400 with the second hand of a clock (measured).
 */
const bitsOfStillFrame = 6_000

const vp8 = { codec: 'VP8', hasAllLines: false, forOtherCodec: 0 } as const

function nextCodec(
  before: Sending,
  sample: SendingSample,
  screen: SentScreen
): Partial<Sending> {
  const { codec, hasAllLines, samplesBeforeAv1, forOtherCodec } = before
  const { availableBps, isStill } = sample
  const carries = (neededBps: number) =>
    availableBps === null ? !screen.lacksLines : availableBps >= neededBps
  const isBelow = (neededBps: number) =>
    availableBps !== null && availableBps < narrowShare * neededBps
  const isOverwhelmed = isEncoderLosing(sample)
  const later = Math.min(mostSamplesBeforeAv1, samplesBeforeAv1 * 4)
  if (codec === 'AV1') {
    const against = isBelow(av1NeedsBps(screen)) ? forOtherCodec + 1 : 0
    return against < strainedAfter && !isOverwhelmed
      ? { forOtherCodec: against }
      : { ...vp8, samplesBeforeAv1: later }
  }
  const needsFewerLines =
    isOverwhelmed || (!isStill && isBelow(allLinesNeedBps(screen)))
  if (hasAllLines && needsFewerLines) {
    return { ...vp8, samplesBeforeAv1: later }
  }
  const isFor =
    isStanding(sample) && hasLinkRoom(sample) && carries(av1NeedsBps(screen))
  const inFavour = isFor ? forOtherCodec + 1 : 0
  if (inFavour >= samplesBeforeAv1) {
    return { codec: 'AV1', hasAllLines: true, forOtherCodec: 0 }
  }
  return { forOtherCodec: inFavour }
}

const isStanding = ({ isStill, sentBps, encodedPerSecond }: SendingSample) =>
  sentBps !== null &&
  (isStill ??
    (encodedPerSecond <= restingFramesPerSecond ||
      sentBps < encodedPerSecond * bitsOfStillFrame))
