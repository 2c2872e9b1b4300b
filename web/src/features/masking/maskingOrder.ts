import type { Cover } from './model/mask'

/** What the page tells the worker; the first order brings the streams. */
export interface MaskingOrder {
  cover: Cover
  streams?: {
    readable: ReadableStream<VideoFrame>
    writable: WritableStream<VideoFrame>
  }
}
