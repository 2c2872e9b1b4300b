import type { DecodedElsewhere, EncodedFrames } from './arrivalOrder'
import { ArrivingFrames } from './ArrivingFrames'

/** Passes on what arrives, and decodes it besides, until that fails. */
async function follow(transformer: EncodedFrames): Promise<void> {
  const { writable, port } = transformer.options
  const writer = writable.getWriter()
  const fail = () => {
    frames?.stop()
    if (frames) port.postMessage('failed')
    frames = null
  }
  let frames: ArrivingFrames | null = new ArrivingFrames(
    (picture) => void writer.write(picture).catch(() => picture.close()),
    () => void transformer.sendKeyFrameRequest().catch(() => {}),
    fail
  )
  port.onmessage = ({ data }: MessageEvent<DecodedElsewhere | null>) => {
    frames?.stop()
    frames = null
    if (!data) return void writer.close().catch(() => {})
    writer.releaseLock()
    data.readable.pipeTo(writable).catch(() => {})
  }
  const passOn = new TransformStream<RTCEncodedVideoFrame>({
    transform(frame, controller) {
      try {
        frames?.take(frame)
      } catch {
        fail()
      }
      controller.enqueue(frame)
    },
  })
  await transformer.readable.pipeThrough(passOn).pipeTo(transformer.writable)
}

addEventListener('rtctransform', (event) => {
  const { transformer } = event as Event & { transformer: EncodedFrames }
  // What fails has ended with the call.
  follow(transformer).catch(() => {})
})

postMessage('ready')
