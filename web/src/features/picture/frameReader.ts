interface FrameProcessor {
  readable: ReadableStream<VideoFrame>
}

declare global {
  interface Window {
    /**
     * from https://www.w3.org/TR/mediacapture-transform/; Chromium has it
     * outside of workers too
     */
    MediaStreamTrackProcessor?: new (options: {
      track: MediaStreamTrack
      maxBufferSize?: number
    }) => FrameProcessor
  }
}

/**
 * Each read returns the newest frame of the track, or a buffered frame that may
 * be as old as the previous read. The caller must close the frame.
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
