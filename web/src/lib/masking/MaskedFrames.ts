import { type Mask, maskedPixels } from 'src/domain/masking/mask'

import { maskGrey, canPaintOver, paintOver } from './paintOver'

/** A tab that stands still is captured once a second (measured), and so is this. */
const idleMs = 1_000

/** What changes may be about to be shown, to whom nothing was sent before. */
const changingMs = 2_000
const idleWhileChangingMs = 200

/**
 * Writes the frames of a captured screen, painted over where masks are. What
 * cannot be painted over is never written.
 */
export class MaskedFrames {
  private readonly writer: WritableStreamDefaultWriter<VideoFrame>
  private last: { frame: VideoFrame; readMs: number } | null = null
  private lastTimestamp = -Infinity
  private pending: Promise<void> = Promise.resolve()
  private changedMs = -Infinity
  private idle: ReturnType<typeof setTimeout> | undefined

  constructor(
    writable: WritableStream<VideoFrame>,
    private masks: readonly Mask[]
  ) {
    this.writer = writable.getWriter()
  }

  /**
   * @returns when the capture has ended
   * @throws where a frame cannot be painted over, or nobody takes it any more
   */
  async follow(readable: ReadableStream<VideoFrame>): Promise<void> {
    const reader = readable.getReader()
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        this.last?.frame.close()
        this.last = { frame: value, readMs: performance.now() }
        await this.write()
      }
    } finally {
      clearTimeout(this.idle)
      this.last?.frame.close()
      this.last = null
      reader.cancel().catch(() => {})
      this.writer.close().catch(() => {})
    }
  }

  /**
   * Also writes the last frame again: nothing else may change for a while.
   *
   * @throws like `follow`
   */
  change(masks: readonly Mask[]): Promise<void> {
    this.masks = masks
    this.changedMs = performance.now()
    return this.write()
  }

  /** One after another: a frame that is being copied must stay open. */
  private write(): Promise<void> {
    const written = this.pending.then(() => this.writeLast())
    this.pending = written.catch(() => {})
    return written
  }

  private async writeLast(): Promise<void> {
    if (!this.last) return
    const { frame, readMs } = this.last
    const ageUs = Math.round((performance.now() - readMs) * 1_000)
    const timestamp = Math.max(frame.timestamp + ageUs, this.lastTimestamp + 1)
    this.lastTimestamp = timestamp
    await this.writer.write(await this.masked(frame, timestamp))
    this.writeAgainIn(
      performance.now() - this.changedMs < changingMs
        ? idleWhileChangingMs
        : idleMs
    )
  }

  private writeAgainIn(delayMs: number): void {
    clearTimeout(this.idle)
    this.idle = setTimeout(() => void this.write().catch(() => {}), delayMs)
  }

  private async masked(
    frame: VideoFrame,
    timestamp: number
  ): Promise<VideoFrame> {
    const { format, visibleRect, colorSpace } = frame
    if (!canPaintOver(format) || !visibleRect) {
      return this.drawn(frame, timestamp)
    }
    const { width, height } = visibleRect
    const data = new Uint8Array(frame.allocationSize())
    const layout = await frame.copyTo(data)
    for (const mask of this.masks) {
      paintOver(data, layout, format, maskedPixels(mask, { width, height }))
    }
    const init = {
      ...{ format: format as VideoPixelFormat, layout, timestamp },
      ...{ codedWidth: width, codedHeight: height },
      colorSpace: colorSpace.toJSON(),
      // Not yet in TypeScript's own types; others copy it.
      transfer: [data.buffer],
    }
    return new VideoFrame(data, init)
  }

  /** Where its pixels are out of reach: on a graphics card, or of a rare format. */
  private drawn(frame: VideoFrame, timestamp: number): VideoFrame {
    const { displayWidth: width, displayHeight: height } = frame
    const canvas = new OffscreenCanvas(width, height)
    const drawing = canvas.getContext('2d', { alpha: false })
    if (!drawing) throw new Error('There is nothing to draw on')
    drawing.drawImage(frame, 0, 0)
    drawing.fillStyle = maskGrey
    for (const mask of this.masks) {
      const { x, y, ...size } = maskedPixels(mask, { width, height })
      drawing.fillRect(x, y, size.width, size.height)
    }
    return new VideoFrame(canvas, { timestamp })
  }
}
