/** What the page gives the worker for each picture. */
export interface ArrivalOrder {
  /** takes the decoded frames */
  writable: WritableStream<VideoFrame>
  /** takes what the page asks, and answers with what the worker tells */
  port: MessagePort
}

/** What the page asks of the worker while a picture arrives. */
export type ArrivalRequest =
  | { type: 'count' }
  /** shows what the browser has decoded, instead of what the worker cannot */
  | { type: 'show'; readable: ReadableStream<VideoFrame> }
  | { type: 'end' }

/** What the worker tells the page. */
export type ArrivalNews =
  | { type: 'counted'; counters: DecodingCounters | null }
  /** frames cannot be decoded here; from now on the browser decodes them itself */
  | { type: 'failed' }

/** Of the frames that the worker has decoded so far, as in the statistics of WebRTC. */
export interface DecodingCounters {
  framesDecoded: number
  /** that the worker left out to catch up */
  framesDropped: number
  /** seconds, from their arrival */
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
