import { FrameOrder, type OrderedFrame } from 'src/domain/picture/frameOrder'

interface Arrived extends OrderedFrame {
  chunk: EncodedVideoChunk
}

/** As https://www.w3.org/TR/webcodecs-codec-registry/ names what is sent (docs/decisions/0073). */
const codecs: Partial<Record<string, string>> = {
  'video/VP8': 'vp8',
  'video/AV1': 'av01.0.13M.08',
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

  /** Does not change the frame, which WebRTC receives as well. */
  take(frame: RTCEncodedVideoFrame): void {
    // Later than TypeScript's declarations.
    const { frameId, dependencies, mimeType } = frame.getMetadata() as {
      frameId?: number
      dependencies?: number[]
      mimeType?: string
    }
    const codec = codecs[mimeType ?? '']
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

  private failed(): void {
    this.stop()
    this.codec = undefined
    this.shown = 0
    this.order.restart()
    if (++this.failures >= mostFailures) this.fail()
    else this.requestKeyFrame()
  }
}
