import { FrameOrder, type OrderedFrame } from 'src/domain/picture/frameOrder'

import type { DecodingCounters } from './arrivalOrder'
import { decodedCodecs } from './decodedCodecs'

interface Arrived extends OrderedFrame {
  chunk: EncodedVideoChunk
}

/** A decoder that fails as often, without a second of pictures between, is given up. */
const mostFailures = 3
const provenAfter = 30

/**
 * Decodes the frames of one receiver as they arrive, without waiting in WebRTC’s
 * jitter buffer (docs/decisions/0098).
 */
export class ArrivingFrames {
  private readonly order = new FrameOrder<Arrived>()
  private decoder: VideoDecoder | null = null
  private codec: string | undefined
  private failures = 0
  private shown = 0
  /** of all decoders */
  readonly counters: DecodingCounters = {
    framesDecoded: 0,
    totalProcessingDelay: 0,
    frameWidth: 0,
    frameHeight: 0,
  }

  /**
   * @param show is given each picture, which it has to close
   * @param requestKeyFrame after what cannot be decoded
   * @param fail what arrives cannot be decoded here
   */
  constructor(
    private readonly show: (picture: VideoFrame) => void,
    private readonly requestKeyFrame: () => void,
    private readonly fail: () => void
  ) {}

  /** Does not change the frame. */
  take(frame: RTCEncodedVideoFrame): void {
    // Later than TypeScript's declarations.
    const { frameId, dependencies, mimeType } = frame.getMetadata() as {
      frameId?: number
      dependencies?: number[]
      mimeType?: string
    }
    const codec = decodedCodecs.get(mimeType ?? '')
    if (frameId === undefined || !codec) return this.fail()
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
    for (const { chunk } of this.order.next(arrived)) this.decode(chunk, codec)
    if (this.order.isStuck) this.failed()
  }

  stop(): void {
    if (this.decoder?.state !== 'closed') this.decoder?.close()
    this.decoder = null
  }

  private decode(chunk: EncodedVideoChunk, codec: string): void {
    try {
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
    // Of the other decoders some wait for further frames.
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

  private failed(): void {
    this.stop()
    this.codec = undefined
    this.shown = 0
    this.order.restart()
    if (++this.failures >= mostFailures) this.fail()
    else this.requestKeyFrame()
  }
}
