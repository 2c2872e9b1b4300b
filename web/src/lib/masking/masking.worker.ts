import { MaskedFrames } from './MaskedFrames'
import type { MaskingEnd, MaskingOrder } from './maskingOrder'

let frames: MaskedFrames | null = null

function fail(): void {
  const end: MaskingEnd = 'failed'
  postMessage(end)
}

addEventListener('message', ({ data }: MessageEvent<MaskingOrder>) => {
  const { masks, streams } = data
  if (streams) {
    frames = new MaskedFrames(streams.writable, masks)
    frames.follow(streams.readable).then(fail, fail)
  } else frames?.change(masks).catch(fail)
})
