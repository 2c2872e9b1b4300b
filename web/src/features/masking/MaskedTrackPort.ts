import type { Cover } from './model/mask'

/** A captured track with some parts painted over for others. */
export interface MaskedTrackPort {
  /** the track to send, and to take pictures of */
  readonly track: MediaStreamTrack
  /** Applies from the next frame, and makes that frame at once. */
  change(cover: Cover): void
  /** Stops it for good; the captured track continues. */
  stop(): void
}

/**
 * Why no frame is written: `failed`, as frames can no longer be painted over;
 * or `resized` until the masks change, as the frame has another size than the
 * one on which they were drawn.
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

/** A message of the page to the worker; the first one contains the streams. */
export interface MaskingOrder {
  cover: Cover
  streams?: {
    readable: ReadableStream<VideoFrame>
    writable: WritableStream<VideoFrame>
  }
}
