/** Their names in RTP (RFC 7741, and AOM’s payload format for AV1). */
export type PictureCodec = 'VP8' | 'AV1'

/** What a picture is sent in, and the history that led to it (docs/picture.md). */
export interface CodecChoice {
  /** with VP8 in the place of AV1 where that was not negotiated */
  codec: PictureCodec
  /** of a large screen, as in AV1 */
  hasAllLines: boolean
  /** consecutive samples in favour of the other one */
  against: number
  /** as many of them are needed before AV1 is tried */
  patience: number
}

/** VP8 makes the first picture sooner than any other (docs/picture.md). */
export const firstCodec: CodecChoice = {
  codec: 'VP8',
  hasAllLines: false,
  against: 0,
  patience: 2,
}

/** A picture that starts over begins in VP8. */
export const codecOfNextPicture = ({ patience }: CodecChoice): CodecChoice => ({
  ...firstCodec,
  patience,
})
