import {
  FrameOrder,
  type OrderedFrame,
} from 'src/features/picture/model/frameOrder'

import type { DecodingCounters } from './arrivalOrder'

interface Arrived extends OrderedFrame {
  chunk: EncodedVideoChunk
}

/**
 * Decoding ends after this many failures, unless `provenAfter` frames were
 * decoded between two of them.
 */
const mostFailures = 3
const provenAfter = 30

/** One second of frames: a decoder that far behind will not catch up. */
const mostWaiting = 30

/**
 * Maps MIME types of RTP to codec strings of
 * https://www.w3.org/TR/webcodecs-codec-registry/, with the profiles that the
 * sharer sends (docs/picture.md).
 */
const decodedCodecs: ReadonlyMap<string, string> = new Map([
  ['video/VP8', 'vp8'],
  ['video/AV1', 'av01.0.13M.08'],
])

/** If no key frame has arrived after this time, the request counts as lost. */
const repeatAfterMs = 1_000

/** Requests a key frame, and repeats the request until the frame arrives. */
class KeyFrameRequest {
  private sentMs: number | null = null

  constructor(private readonly send: () => void) {}

  get isPending(): boolean {
    return this.sentMs !== null
  }

  make(): void {
    this.sentMs = performance.now()
    this.send()
  }

  /** To be called for each frame that arrives. */
  repeatIfLost(): void {
    const { sentMs } = this
    if (sentMs === null || performance.now() - sentMs < repeatAfterMs) return
    this.make()
  }

  met(): void {
    this.sentMs = null
  }
}

/**
 * Decodes the frames of one receiver on arrival, bypassing WebRTC’s jitter
 * buffer (docs/picture.md).
 */
export class ArrivingFrames {
  private readonly order = new FrameOrder<Arrived>()
  private decoder: VideoDecoder | null = null
  private codec: string | undefined
  private failures = 0
  private shown = 0
  private readonly keyFrame: KeyFrameRequest
  /** totals, also over several decoders */
  readonly counters: DecodingCounters = {
    framesDecoded: 0,
    framesDropped: 0,
    totalProcessingDelay: 0,
    frameWidth: 0,
    frameHeight: 0,
  }

  /**
   * @param show receives each decoded frame and has to close it
   * @param requestKeyFrame called when frames cannot be decoded
   * @param fail called when this page gives up decoding; `isDecoderBroken` is
   * true if VideoDecoder has failed repeatedly, false if the frames are
   * unsuitable
   */
  constructor(
    private readonly show: (picture: VideoFrame) => void,
    requestKeyFrame: () => void,
    private readonly fail: (isDecoderBroken: boolean) => void
  ) {
    this.keyFrame = new KeyFrameRequest(requestKeyFrame)
  }

  /** Decodes a copy; the frame itself is not modified. */
  take(frame: RTCEncodedVideoFrame): void {
    // TypeScript's declarations lack these fields.
    const { frameId, dependencies, mimeType } = frame.getMetadata() as {
      frameId?: number
      dependencies?: number[]
      mimeType?: string
    }
    const codec = decodedCodecs.get(mimeType ?? '')
    if (frameId === undefined || !codec) return this.fail(false)
    const isKey = frame.type === 'key'
    const chunk = new EncodedVideoChunk({
      type: isKey ? 'key' : 'delta',
      timestamp: Math.round(performance.now() * 1_000),
      data: frame.data,
    })
    const arrived = {
      id: frameId,
      dependencies: dependencies ?? [],
      isKey,
      chunk,
    }
    this.keyFrame.repeatIfLost()
    const ready = this.order.next(arrived)
    const waiting = this.decoder?.decodeQueueSize ?? 0
    if (waiting >= mostWaiting) return this.leaveOut(waiting + ready.length)
    for (const { chunk } of ready) this.decode(chunk, codec)
    if (!this.order.isStuck) return
    if (this.keyFrame.isPending) this.order.restart()
    else this.failed()
  }

  stop(): void {
    if (this.decoder?.state !== 'closed') this.decoder?.close()
    this.decoder = null
  }

  private decode(chunk: EncodedVideoChunk, codec: string): void {
    try {
      if (chunk.type === 'key') this.keyFrame.met()
      if (chunk.type === 'key' && codec !== this.codec) this.begin(codec)
      this.decoder?.decode(chunk)
    } catch {
      this.failed()
    }
  }

  private begin(codec: string): void {
    this.stop()
    this.codec = codec
    const decoder = new VideoDecoder({
      output: (picture) => {
        if (++this.shown >= provenAfter) this.failures = 0
        this.count(picture)
        this.show(picture)
      },
      error: () => this.decoder === decoder && this.failed(),
    })
    // Without `optimizeForLatency`, some decoders output a frame only after
    // they have got further frames.
    decoder.configure({
      codec,
      optimizeForLatency: true,
      hardwareAcceleration: 'prefer-software',
    })
    this.decoder = decoder
  }

  private count({ timestamp, displayWidth, displayHeight }: VideoFrame): void {
    const { counters } = this
    counters.framesDecoded++
    counters.totalProcessingDelay += performance.now() / 1_000 - timestamp / 1e6
    counters.frameWidth = displayWidth
    counters.frameHeight = displayHeight
  }

  /** Drops waiting frames, because they would be shown late. */
  private leaveOut(frames: number): void {
    this.counters.framesDropped += frames
    this.restart()
  }

  private failed(): void {
    this.shown = 0
    if (++this.failures < mostFailures) return this.restart()
    this.stop()
    this.fail(true)
  }

  private restart(): void {
    this.stop()
    this.codec = undefined
    this.order.restart()
    this.keyFrame.make()
  }
}
