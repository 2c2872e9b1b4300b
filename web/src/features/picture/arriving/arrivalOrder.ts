/** What the page passes to the worker for each picture. */
export interface ArrivalOrder {
  /** receives the decoded frames */
  writable: WritableStream<VideoFrame>
  /** receives the page's requests, and sends the worker's answers */
  port: MessagePort
}

export type ArrivalRequest =
  | { type: 'count' }
  /** shows what the browser has decoded, as the worker cannot decode it */
  | { type: 'show'; readable: ReadableStream<VideoFrame> }
  | { type: 'end' }

export type ArrivalNews =
  | { type: 'counted'; counters: DecodingCounters | null }
  /** the worker cannot decode the frames, so the browser does from now on */
  | { type: 'failed'; isDecoderBroken: boolean }

/** Counts the worker's frames, with the names of WebRTC's statistics. */
export interface DecodingCounters {
  framesDecoded: number
  /** dropped by the worker to catch up */
  framesDropped: number
  /** sum over all decoded frames of the seconds from arrival to decoding */
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
