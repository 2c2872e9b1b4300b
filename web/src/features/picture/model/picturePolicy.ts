import type { PictureAim } from './qualityPreference'
import type { SendingSample } from './sendingSample'

/**
 * The names of the codecs in RTP (RFC 7741, and AOM’s payload format for AV1).
 */
export type PictureCodec = 'VP8' | 'AV1'

/** What is sent of a screen, and the samples that led to it. */
export interface Sending {
  /** VP8 stands in for AV1 if that was not negotiated */
  codec: PictureCodec
  /** whether a large screen is sent with all of its lines, as in AV1 */
  hasAllLines: boolean
  framesPerSecond: number
  /** how much smaller than the screen the picture is, in width and in height */
  scale: number
  /** number of consecutive samples in favour of the other codec */
  forOtherCodec: number
  /** number of such samples after which AV1 is tried */
  samplesBeforeAv1: number
  /** number of consecutive samples in favour of less, or of more */
  forLess: number
  forMore: number
  /** number of such samples after which more is sent */
  samplesBeforeMore: number
  /** samples since the last increase */
  sinceMore: number
}

/** The screen that is sent. */
export interface SentScreen {
  pixels: number
  /** whether a moving picture has fewer lines than the screen */
  lacksLines: boolean
}

/** VP8 delivers the first picture sooner than any other codec. */
export const firstSending = (aim: PictureAim): Sending => ({
  codec: 'VP8',
  hasAllLines: false,
  framesPerSecond: aim.mostFramesPerSecond,
  scale: 1,
  forOtherCodec: 0,
  samplesBeforeAv1: 2,
  forLess: 0,
  forMore: 0,
  samplesBeforeMore: 4,
  sinceMore: provenAfter,
})

/**
 * A picture that starts over uses VP8, and remembers what the encoder could not
 * do.
 */
export const startedOver = (before: Sending): Sending => ({
  ...before,
  codec: 'VP8',
  hasAllLines: false,
  forOtherCodec: 0,
})

/**
 * Decides what is sent after another second (docs/picture.md has this as a
 * table). Missing statistics count as no load.
 *
 * @returns a total result within the aim’s limits
 */
export const nextSending = (
  before: Sending,
  sample: SendingSample,
  screen: SentScreen,
  aim: PictureAim
): Sending => ({
  ...before,
  ...nextCodec(before, sample, screen),
  ...nextAmount(before, sample, aim),
})
