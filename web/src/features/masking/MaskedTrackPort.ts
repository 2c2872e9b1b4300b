import type { Cover } from './mask'

/** A captured track in which the masks are painted over. */
export interface MaskedTrackPort {
  /** the track to send, and to take screenshots of */
  readonly track: MediaStreamTrack
  /** Applies new masks, and writes a frame with them at once. */
  change(cover: Cover): void
  /** Ends this track; the captured track continues. */
  stop(): void
}

/**
 * Why no frame is written. `failed`: frames can no longer be painted over.
 * `resized`: the frame has another size than the one on which the masks were
 * drawn; frames are written again once the masks change.
 */
export type MaskingStop = 'failed' | 'resized'

/**
 * @param source the captured track
 * @param stopped called when no more frames are written, with the reason
 */
export type MakeMaskedTrack = (
  source: MediaStreamTrack,
  cover: Cover,
  stopped: (why: MaskingStop) => void
) => MaskedTrackPort

/** A message from the page to the worker; the first contains the streams. */
export interface MaskingOrder {
  cover: Cover
  streams?: {
    readable: ReadableStream<VideoFrame>
    writable: WritableStream<VideoFrame>
  }
}
