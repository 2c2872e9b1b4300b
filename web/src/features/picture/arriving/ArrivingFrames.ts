import {
  FrameOrder,
  type OrderedFrame,
} from 'src/features/picture/model/frameOrder'

import type { DecodingCounters } from './arrivalOrder'

interface Arrived extends OrderedFrame {
  chunk: EncodedVideoChunk
}

/** Failures that end decoding, unless a second of pictures comes in between. */
const mostFailures = 3
const provenAfter = 30

/** A decoder with a second of waiting frames will not catch up. */
const mostWaiting = 30

/**
 * Maps the MIME types of RTP to codec strings of
 * https://www.w3.org/TR/webcodecs-codec-registry/ that match what is sent
 * (docs/picture.md).
 */
export const decodedCodecs: ReadonlyMap<string, string> = new Map([
  ['video/VP8', 'vp8'],
  ['video/AV1', 'av01.0.13M.08'],
])

/** If no key frame has arrived after this time, the request was lost. */
const repeatAfterMs = 1_000

/** Requests a key frame until it arrives. */
export class KeyFrameRequest {
  private sentMs: number | null = null

  constructor(private readonly send: () => void) {}

  get isPending(): boolean {
    return this.sentMs !== null
  }

  make(): void {
    this.sentMs = performance.now()
    this.send()
  }

  /** Call this for each frame that arrives. */
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
  /** totals of all decoders */
  readonly counters: DecodingCounters = {
    framesDecoded: 0,
    framesDropped: 0,
    totalProcessingDelay: 0,
    frameWidth: 0,
    frameHeight: 0,
  }

  /**
   * @param show receives each picture and has to close it
   * @param requestKeyFrame called when frames cannot be decoded
   * @param fail called when this page cannot decode what arrives, with whether
   * its decoder fails repeatedly
   */
  constructor(
    private readonly show: (picture: VideoFrame) => void,
    requestKeyFrame: () => void,
    private readonly fail: (isDecoderBroken: boolean) => void
  ) {
    this.keyFrame = new KeyFrameRequest(requestKeyFrame)
  }

  /** Does not modify the frame. */
  take(frame: RTCEncodedVideoFrame): void {
    // Missing in TypeScript's declarations.
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
    // Without `optimizeForLatency`, some decoders wait for further frames.
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

  /** Drops the waiting frames, which would be shown late. */
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
