import type { ArrivalNews, ArrivalRequest, EncodedFrames } from './arrivalOrder'
import { ArrivingFrames } from './ArrivingFrames'

/**
 * Decodes frames until decoding fails. Also passes each frame on to WebRTC,
 * which requests lost packets, and decodes the frame, too: its picture is shown
 * after a failure here.
 */
async function follow(transformer: EncodedFrames): Promise<void> {
  const { writable, port } = transformer.options
  const tell = (news: ArrivalNews) => port.postMessage(news)
  const writer = writable.getWriter()
  const requestKeyFrame = () =>
    void transformer.sendKeyFrameRequest().catch(() => {})
  const stop = () => {
    frames?.stop()
    frames = null
  }
  const fail = (isDecoderBroken: boolean) => {
    if (!frames) return
    stop()
    tell({ type: 'failed', isDecoderBroken })
  }
  let frames: ArrivingFrames | null = new ArrivingFrames(
    (picture) => void writer.write(picture).catch(() => picture.close()),
    requestKeyFrame,
    fail
  )
  const show = (readable: ReadableStream<VideoFrame>) => {
    writer.releaseLock()
    readable.pipeTo(writable).catch(() => {})
  }
  port.onmessage = ({ data: request }: MessageEvent<ArrivalRequest>) => {
    if (request.type === 'count') {
      return tell({ type: 'counted', counters: frames?.counters ?? null })
    }
    stop()
    if (request.type === 'show') return show(request.readable)
    port.close()
    writer.close().catch(() => {})
  }
  const passOn = new TransformStream<RTCEncodedVideoFrame>({
    transform(frame, controller) {
      try {
        frames?.take(frame)
      } catch {
        fail(false)
      }
      controller.enqueue(frame)
    },
  })
  await transformer.readable.pipeThrough(passOn).pipeTo(transformer.writable)
}

addEventListener('rtctransform', (event) => {
  const { transformer } = event as Event & { transformer: EncodedFrames }
  // The streams fail only when the call has ended.
  follow(transformer).catch(() => {})
})

postMessage('ready')
