import type { Cover } from './model/mask'

/** A captured track that others see with some parts painted over. */
export interface MaskedTrackPort {
  /** the one to send and to keep pictures of */
  readonly track: MediaStreamTrack
  /** From the next frame on; one is made at once. */
  change(cover: Cover): void
  /** Final; the captured track goes on. */
  stop(): void
}

/**
 * Why there is no frame: none can be painted over any more, for good; or it is
 * of another size than the one that the masks were drawn on, until they change.
 */
export type MaskingStop = 'failed' | 'resized'

/**
 * @param source the captured track
 * @param stopped called when the track stops
 */
export type MakeMaskedTrack = (
  source: MediaStreamTrack,
  cover: Cover,
  stopped: (why: MaskingStop) => void
) => MaskedTrackPort

/** What the page tells the worker; the first order brings the streams. */
export interface MaskingOrder {
  cover: Cover
  streams?: {
    readable: ReadableStream<VideoFrame>
    writable: WritableStream<VideoFrame>
  }
}
