import { MaskedFrames } from './MaskedFrames'
import type { MaskingOrder, MaskingStop } from './MaskedTrackPort'

let frames: MaskedFrames | null = null

const tell = (why: MaskingStop) => postMessage(why)
const fail = () => tell('failed')

addEventListener('message', ({ data }: MessageEvent<MaskingOrder>) => {
  const { cover, streams } = data
  if (streams) {
    frames = new MaskedFrames(streams.writable, cover, () => tell('resized'))
    frames.follow(streams.readable).then(fail, fail)
  } else frames?.change(cover).catch(fail)
})
