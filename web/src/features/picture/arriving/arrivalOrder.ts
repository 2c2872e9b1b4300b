/** What the page passes to the worker for each received video track. */
export interface ArrivalOrder {
  /** takes the frames that the worker has decoded */
  writable: WritableStream<VideoFrame>
  /** carries `ArrivalRequest` to the worker, and `ArrivalNews` back */
  port: MessagePort
}

export type ArrivalRequest =
  | { type: 'count' }
  /** shows frames from the browser, as the worker cannot decode them */
  | { type: 'show'; readable: ReadableStream<VideoFrame> }
  | { type: 'end' }

export type ArrivalNews =
  | { type: 'counted'; counters: DecodingCounters | null }
  /** the worker cannot decode the frames, so the browser has to do so */
  | { type: 'failed'; isDecoderBroken: boolean }

/** The worker's counters. The names are those of WebRTC's statistics. */
export interface DecodingCounters {
  framesDecoded: number
  /** dropped by the worker to catch up */
  framesDropped: number
  /** seconds from arrival to decoding, summed up over all frames */
  totalProcessingDelay: number
  frameWidth: number
  frameHeight: number
}

/** https://www.w3.org/TR/webrtc-encoded-transform/, in a worker. */
export interface EncodedFrames {
  readonly options: ArrivalOrder
  readonly readable: ReadableStream<RTCEncodedVideoFrame>
  readonly writable: WritableStream<RTCEncodedVideoFrame>
  sendKeyFrameRequest(): Promise<unknown>
}
