import type { ArrivalNews, ArrivalRequest, EncodedFrames } from './arrivalOrder'
import { ArrivingFrames, decodedCodecs } from './ArrivingFrames'
import {
  encodePlaceholders,
  isPlaceholder,
  type PlaceholderPair,
  Placeholders,
} from './Placeholders'

const pairs = new Map<string, PlaceholderPair>()

/**
 * Decodes frames until decoding fails. Also passes each frame on to WebRTC, as
 * a placeholder if the worker decodes the frame itself.
 */
async function follow(transformer: EncodedFrames): Promise<void> {
  const { writable, port } = transformer.options
  const tell = (news: ArrivalNews) => port.postMessage(news)
  const writer = writable.getWriter()
  const requestKeyFrame = () =>
    void transformer.sendKeyFrameRequest().catch(() => {})
  const placeholders = new Placeholders(pairs, requestKeyFrame)
  const stop = () => {
    frames?.stop()
    frames = null
  }
  const fail = (isDecoderBroken: boolean) => {
    if (!frames) return
    stop()
    placeholders.end(() => tell({ type: 'failed', isDecoderBroken }))
  }
  let frames: ArrivingFrames | null = new ArrivingFrames(
    (picture) => void writer.write(picture).catch(() => picture.close()),
    requestKeyFrame,
    fail
  )
  const show = (readable: ReadableStream<VideoFrame>) => {
    writer.releaseLock()
    readable
      .pipeThrough(withoutPlaceholders())
      .pipeTo(writable)
      .catch(() => {})
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
        placeholders.replace(frame)
      } catch {
        fail(false)
      }
      controller.enqueue(frame)
    },
  })
  await transformer.readable.pipeThrough(passOn).pipeTo(transformer.writable)
}

const withoutPlaceholders = () =>
  new TransformStream<VideoFrame, VideoFrame>({
    transform(picture, controller) {
      if (isPlaceholder(picture)) picture.close()
      else controller.enqueue(picture)
    },
  })

addEventListener('rtctransform', (event) => {
  const { transformer } = event as Event & { transformer: EncodedFrames }
  // The streams fail only when the call has ended.
  follow(transformer).catch(() => {})
})

for (const [mimeType, codec] of decodedCodecs) {
  encodePlaceholders(codec)
    .then((pair) => pairs.set(mimeType, pair))
    .catch(() => {})
}

postMessage('ready')
