/** What the page gives the worker for each picture. */
export interface ArrivalOrder {
  /** takes the decoded frames */
  writable: WritableStream<VideoFrame>
  /** the worker says here that it cannot decode them; the page answers with others */
  port: MessagePort
}

/**
 * Frames that the browser has decoded, instead of those that the worker cannot.
 * With null, the picture has ended.
 */
export interface DecodedElsewhere {
  readable: ReadableStream<VideoFrame>
}

/** https://www.w3.org/TR/webrtc-encoded-transform/, in a worker. */
export interface EncodedFrames {
  readonly options: ArrivalOrder
  readonly readable: ReadableStream<RTCEncodedVideoFrame>
  readonly writable: WritableStream<RTCEncodedVideoFrame>
  sendKeyFrameRequest(): Promise<unknown>
}
