/**
 * The names of the codecs in RTP (RFC 7741, and AOM’s payload format for AV1).
 */
export type PictureCodec = 'VP8' | 'AV1'

/**
 * The current encoding of a picture, and the history that led to it
 * (docs/picture.md).
 */
export interface CodecChoice {
  /** VP8 is sent instead of AV1 if AV1 was not negotiated */
  codec: PictureCodec
  /** whether a large screen is sent with all of its lines, as always in AV1 */
  hasAllLines: boolean
  /** number of consecutive samples in favour of the other codec */
  against: number
  /** number of such samples after which AV1 is tried */
  patience: number
}

/**
 * VP8 delivers the first picture sooner than any other codec (docs/picture.md).
 */
export const firstCodec: CodecChoice = {
  codec: 'VP8',
  hasAllLines: false,
  against: 0,
  patience: 2,
}

/** A picture that starts over uses VP8. */
export const codecOfNextPicture = ({ patience }: CodecChoice): CodecChoice => ({
  ...firstCodec,
  patience,
})
