import { MaskedFrames } from './MaskedFrames'
import type { MaskingOrder } from './maskingOrder'

let frames: MaskedFrames | null = null

/** The only message to the page: the frames have ended, or cannot be painted over. */
const fail = () => postMessage('failed')

addEventListener('message', ({ data }: MessageEvent<MaskingOrder>) => {
  const { masks, streams } = data
  if (streams) {
    frames = new MaskedFrames(streams.writable, masks)
    frames.follow(streams.readable).then(fail, fail)
  } else frames?.change(masks).catch(fail)
})
