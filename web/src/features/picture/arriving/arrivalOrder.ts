/** What the page passes to the worker for each received video track. */
export interface ArrivalOrder {
  /** takes the frames that the worker has decoded */
  writable: WritableStream<VideoFrame>
  /** carries `ArrivalRequest` to the worker, and `ArrivalNews` back */
  port: MessagePort
}

export type ArrivalRequest =
  | { type: 'count' }
  /**
   * frames decoded by the browser, to be shown because the worker cannot decode
   */
  | { type: 'show'; readable: ReadableStream<VideoFrame> }
  | { type: 'end' }

export type ArrivalNews =
  | { type: 'counted'; counters: DecodingCounters | null }
  /**
   * the worker cannot decode the frames, so the browser decodes them from now
   * on
   */
  | { type: 'failed'; isDecoderBroken: boolean }

/** The worker's counters. The names are those of WebRTC's statistics. */
export interface DecodingCounters {
  framesDecoded: number
  /** dropped by the worker to catch up */
  framesDropped: number
  /**
   * sum over all decoded frames: seconds from arrival to the end of decoding
   */
  totalProcessingDelay: number
  frameWidth: number
  frameHeight: number
}

/**
 * `RTCRtpScriptTransformer` of https://www.w3.org/TR/webrtc-encoded-transform/
 */
export interface EncodedFrames {
  readonly options: ArrivalOrder
  readonly readable: ReadableStream<RTCEncodedVideoFrame>
  readonly writable: WritableStream<RTCEncodedVideoFrame>
  sendKeyFrameRequest(): Promise<unknown>
}
