import { chunkBytes } from 'src/features/wire'

import { frameReaderOf } from './frameReader'

/**
 * In pixels. The smaller width is used if the screenshot is too large for one
 * message of the DataChannel.
 */
const widths = [320, 200]

/** Low, as no text in such a small screenshot is readable anyway. */
const quality = 0.4

/**
 * @returns a small WebP screenshot of at most `chunkBytes`; null if the browser
 * cannot make one
 */
export async function stillOf(
  track: MediaStreamTrack
): Promise<ArrayBuffer | null> {
  const frames = frameReaderOf(track)
  const { value: frame } = (await frames?.read()) ?? {}
  try {
    return frame ? await smallestOf(frame) : null
  } finally {
    frame?.close()
    frames?.cancel().catch(() => {})
  }
}

async function smallestOf(frame: VideoFrame): Promise<ArrayBuffer | null> {
  const { displayWidth, displayHeight } = frame
  for (const width of widths) {
    const height = Math.round((displayHeight * width) / displayWidth)
    const canvas = new OffscreenCanvas(width, height)
    const drawing = canvas.getContext('2d')
    if (!drawing) return null
    drawing.imageSmoothingQuality = 'high'
    drawing.drawImage(frame, 0, 0, width, height)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
    if (blob.size <= chunkBytes) return blob.arrayBuffer()
  }
  return null
}
