import type { Mask } from 'src/domain/masking/mask'

/** What the page tells the worker; the first order brings the streams. */
export interface MaskingOrder {
  masks: readonly Mask[]
  streams?: {
    readable: ReadableStream<VideoFrame>
    writable: WritableStream<VideoFrame>
  }
}
