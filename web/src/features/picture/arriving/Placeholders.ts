import { KeyFrameRequest } from './ArrivingFrames'

/** Two tiny encoded frames. `delta` can follow `key`, or another `delta`. */
export interface PlaceholderPair {
  key: ArrayBuffer
  delta: ArrayBuffer
}

/** Width and height in pixels. Some hardware decoders reject smaller frames. */
const side = 128

const frame: VideoFrameBufferInit = {
  format: 'I420',
  codedWidth: side,
  codedHeight: side,
  timestamp: 0,
}

export const isPlaceholder = ({ codedWidth }: VideoFrame): boolean =>
  codedWidth <= side

/**
 * @param codec a codec string of WebCodecs
 * @throws if this browser cannot encode the codec
 */
export async function encodePlaceholders(
  codec: string
): Promise<PlaceholderPair> {
  const encoded: ArrayBuffer[] = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new ArrayBuffer(chunk.byteLength)
      chunk.copyTo(data)
      encoded.push(data)
    },
    // No handling is needed here, because `flush` rejects too.
    error: () => {},
  })
  encoder.configure({
    codec,
    width: side,
    height: side,
    latencyMode: 'realtime',
    hardwareAcceleration: 'prefer-software',
  })
  for (const keyFrame of [true, false]) {
    const grey = new VideoFrame(new Uint8Array(side * side * 1.5), frame)
    encoder.encode(grey, { keyFrame })
    grey.close()
  }
  await encoder.flush()
  encoder.close()
  const [key, delta] = encoded
  if (!key || !delta) throw new Error('The encoder has dropped a frame')
  return { key, delta }
}

/**
 * A worker decodes the received frames. WebRTC would decode them a second time,
 * so each frame is replaced by a tiny one before WebRTC gets it
 * (docs/picture.md).
 */
export class Placeholders {
  /** the tiny frames in use; null: frames stay unchanged */
  private pair: PlaceholderPair | null = null
  private ended: (() => void) | null = null
  private readonly keyFrame: KeyFrameRequest

  /**
   * @param pairs keys are MIME types of RTP; frames of other types stay
   * unchanged
   */
  constructor(
    private readonly pairs: ReadonlyMap<string, PlaceholderPair>,
    requestKeyFrame: () => void
  ) {
    this.keyFrame = new KeyFrameRequest(requestKeyFrame)
  }

  /** Replaces the frame's data, unless WebRTC has to decode the frame. */
  replace(frame: RTCEncodedVideoFrame): void {
    const isKey = frame.type === 'key'
    // Tiny and real frames differ in size, so switching between them is
    // possible only at a key frame.
    if (isKey) this.begin(frame)
    const { pair } = this
    if (!pair) return
    this.keyFrame.repeatIfLost()
    frame.data = (isKey ? pair.key : pair.delta).slice(0)
  }

  /** @param ended called once frames are no longer replaced */
  end(ended: () => void): void {
    this.ended = ended
    if (this.pair) this.keyFrame.make()
    else ended()
  }

  private begin(frame: RTCEncodedVideoFrame): void {
    // TypeScript's declarations lack this field.
    const { mimeType = '' } = frame.getMetadata() as { mimeType?: string }
    const isNeeded = this.pair && this.ended
    this.pair = this.ended ? null : (this.pairs.get(mimeType) ?? null)
    if (isNeeded) this.ended?.()
  }
}
