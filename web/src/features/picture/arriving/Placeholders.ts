import { KeyFrameRequest } from './ArrivingFrames'

/** The delta frame can be decoded after the key frame and after itself. */
export interface PlaceholderPair {
  key: ArrayBuffer
  delta: ArrayBuffer
}

/** In pixels. Some hardware decoders reject smaller frames. */
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
 * @param codec as WebCodecs names it
 * @throws if this browser cannot encode it
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
    // `flush` rejects as well.
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
 * Replaces the frames that this page decodes itself with small ones, so that
 * WebRTC does not decode them a second time (docs/picture.md).
 */
export class Placeholders {
  /** used until the next key frame; null leaves frames as they are */
  private pair: PlaceholderPair | null = null
  private ended: (() => void) | null = null
  private readonly keyFrame: KeyFrameRequest

  /** @param pairs by the MIME types of RTP; frames of other types are kept */
  constructor(
    private readonly pairs: ReadonlyMap<string, PlaceholderPair>,
    requestKeyFrame: () => void
  ) {
    this.keyFrame = new KeyFrameRequest(requestKeyFrame)
  }

  /** Replaces the frame’s data, unless WebRTC has to decode it. */
  replace(frame: RTCEncodedVideoFrame): void {
    const isKey = frame.type === 'key'
    // A key frame is required before frames of another size.
    if (isKey) this.begin(frame)
    const { pair } = this
    if (!pair) return
    this.keyFrame.repeatIfLost()
    frame.data = (isKey ? pair.key : pair.delta).slice(0)
  }

  /** @param ended called when all further frames are left as they are */
  end(ended: () => void): void {
    this.ended = ended
    if (this.pair) this.keyFrame.make()
    else ended()
  }

  private begin(frame: RTCEncodedVideoFrame): void {
    // Missing in TypeScript's declarations.
    const { mimeType = '' } = frame.getMetadata() as { mimeType?: string }
    const isNeeded = this.pair && this.ended
    this.pair = this.ended ? null : (this.pairs.get(mimeType) ?? null)
    if (isNeeded) this.ended?.()
  }
}
