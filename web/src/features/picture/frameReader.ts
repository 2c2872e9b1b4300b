interface FrameProcessor {
  readable: ReadableStream<VideoFrame>
}

declare global {
  interface Window {
    /**
     * https://www.w3.org/TR/mediacapture-transform/, in Chromium also outside
     * of workers
     */
    MediaStreamTrackProcessor?: new (options: {
      track: MediaStreamTrack
      maxBufferSize?: number
    }) => FrameProcessor
  }
}

/**
 * Each read returns the newest frame of the track, or the one that was newest
 * at the previous read. The caller must close it.
 *
 * @returns null if the browser gives pages no access to frames
 */
export function frameReaderOf(
  track: MediaStreamTrack
): ReadableStreamDefaultReader<VideoFrame> | null {
  const { MediaStreamTrackProcessor: Processor } = window
  if (!Processor) return null
  return new Processor({ track, maxBufferSize: 1 }).readable.getReader()
}
