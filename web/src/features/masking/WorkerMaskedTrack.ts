import { listen } from 'src/browser/listen'

import type { Cover } from './mask'
import type {
  MaskedTrackPort,
  MaskingOrder,
  MaskingStop,
} from './MaskedTrackPort'

declare global {
  interface Window {
    /** Available in Chromium: a track whose frames the page writes. */
    MediaStreamTrackGenerator?: new (options: {
      kind: 'video'
    }) => MediaStreamTrack & { writable: WritableStream<VideoFrame> }
  }
}

type FrameStreams = NonNullable<MaskingOrder['streams']>

/** Paints over the bytes of each frame in a worker. */
export class WorkerMaskedTrack implements MaskedTrackPort {
  static readonly isSupported = (): boolean =>
    'MediaStreamTrackProcessor' in window &&
    'MediaStreamTrackGenerator' in window &&
    'OffscreenCanvas' in window

  readonly track: MediaStreamTrack
  private readonly worker: Worker

  /** @throws if `isSupported` is false, or the browser refuses a worker */
  constructor(
    source: MediaStreamTrack,
    cover: Cover,
    stopped: (why: MaskingStop) => void
  ) {
    const {
      MediaStreamTrackProcessor: Processor,
      MediaStreamTrackGenerator: Generator,
    } = window
    if (!Processor || !Generator) throw new Error('No frames can be written')
    this.worker = new Worker(new URL('./masking.worker.ts', import.meta.url), {
      type: 'module',
    })
    listen(this.worker, 'error', () => stopped('failed'))
    listen(this.worker, 'message', ({ data }: MessageEvent<MaskingStop>) =>
      stopped(data)
    )
    const { readable } = new Processor({ track: source, maxBufferSize: 1 })
    const generator = new Generator({ kind: 'video' })
    // Otherwise the encoder would treat the track as a camera, not as a screen.
    generator.contentHint = 'detail'
    this.track = generator
    this.tell(cover, { readable, writable: generator.writable })
  }

  change(cover: Cover): void {
    this.tell(cover)
  }

  stop(): void {
    this.worker.terminate()
    this.track.stop()
  }

  private tell(cover: Cover, streams?: FrameStreams): void {
    const order: MaskingOrder = { cover, streams }
    const transfer = streams ? [streams.readable, streams.writable] : []
    this.worker.postMessage(order, transfer)
  }
}
