/** Encoded frames; the second decodes after the first, and after itself. */
export interface PlaceholderPair {
  key: ArrayBuffer
  delta: ArrayBuffer
}

/** Pixels. Some decoders in hardware take no smaller frames. */
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
 * @throws where that is not encoded here
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
    // Rejects `flush` as well.
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
