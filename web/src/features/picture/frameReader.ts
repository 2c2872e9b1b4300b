interface FrameProcessor {
  readable: ReadableStream<VideoFrame>
}

declare global {
  interface Window {
    /** https://www.w3.org/TR/mediacapture-transform/, in Chromium on pages too */
    MediaStreamTrackProcessor?: new (options: {
      track: MediaStreamTrack
      maxBufferSize?: number
    }) => FrameProcessor
  }
}

/**
 * The newest frame of a track at each read, or the one that was newest when the
 * last was read; to be closed.
 *
 * @returns null where the browser does not show frames to a page
 */
export function frameReaderOf(
  track: MediaStreamTrack
): ReadableStreamDefaultReader<VideoFrame> | null {
  const { MediaStreamTrackProcessor: Processor } = window
  if (!Processor) return null
  return new Processor({ track, maxBufferSize: 1 }).readable.getReader()
}
