import { isSameBytes } from 'src/browser/bytes'

import { type Cover, isDrawnOn, type Mask, maskedPixels } from './mask'
import { canPaintOver, maskGrey, paintOver } from './paintOver'

/**
 * How often a frame is written if the screen does not change: a viewer that
 * gets no frame for three seconds requests a key frame (libwebrtc,
 * `kMaxWaitForFrame`).
 */
const idleMs = 2_000

/**
 * After a call of `change`, frames are written every 200 ms for two seconds,
 * because a new viewer may not have received a frame yet.
 */
const changingMs = 2_000
const idleWhileChangingMs = 200

/**
 * For this long after the last change of the screen, each captured frame is
 * written. It is twice the time that an encoder takes to sharpen a still
 * picture (measured).
 */
const settlingMs = 3_000

/**
 * Writes the frames of a captured screen with the masks painted over. A frame
 * is never written if it cannot be painted over, or if the masks were drawn on
 * a frame of another size. A monitor is captured 30 times a second even if
 * nothing changes, but a still picture is written only every two seconds.
 */
export class MaskedFrames {
  private readonly writer: WritableStreamDefaultWriter<VideoFrame>
  private last: { frame: VideoFrame; readMs: number } | null = null
  private isRefused = false
  private lastTimestamp = -Infinity
  /** the pixels that were written last, and a buffer for the next ones */
  private written = new Uint8Array(0)
  private room = new Uint8Array(0)
  private stillSinceMs = -Infinity
  private orderedMs = -Infinity
  private pending: Promise<void> = Promise.resolve()
  private idle: ReturnType<typeof setTimeout> | undefined

  /**
   * @param resized called when a frame has another size than the one on which
   * the masks were drawn; not called again before the masks change
   */
  constructor(
    writable: WritableStream<VideoFrame>,
    private cover: Cover,
    private readonly resized: () => void
  ) {
    this.writer = writable.getWriter()
  }

  /**
   * Reads frames until the capture ends.
   *
   * @throws if a frame cannot be painted over, or the receiver is closed
   */
  async follow(readable: ReadableStream<VideoFrame>): Promise<void> {
    const reader = readable.getReader()
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        this.last?.frame.close()
        this.last = { frame: value, readMs: performance.now() }
        await this.write({ evenIfStill: false })
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
   * Applies new masks, and writes the last frame again, because the screen
   * itself may not change for a while.
   *
   * @throws if the frame cannot be painted over, or the receiver is closed
   */
  change(cover: Cover): Promise<void> {
    this.cover = cover
    this.isRefused = false
    this.orderedMs = performance.now()
    return this.write({ evenIfStill: true })
  }

  /** Writes one frame at a time: a frame must stay open while it is copied. */
  private write(how: { evenIfStill: boolean }): Promise<void> {
    const written = this.pending.then(() => this.writeLast(how))
    this.pending = written.catch(() => {})
    return written
  }

  private async writeLast({ evenIfStill }: { evenIfStill: boolean }) {
    if (!this.last) return
    const { frame, readMs } = this.last
    const nowMs = performance.now()
    const ageUs = Math.round((nowMs - readMs) * 1_000)
    const timestamp = Math.max(frame.timestamp + ageUs, this.lastTimestamp + 1)
    const makeFrame = await this.painted(frame)
    if (!makeFrame) return this.refuse()
    const isSettled = nowMs - this.stillSinceMs > settlingMs
    if (isSettled && !evenIfStill) return
    this.lastTimestamp = timestamp
    await this.writer.write(makeFrame(timestamp))
    const isChanging = nowMs - this.orderedMs < changingMs
    this.writeAgainIn(isChanging ? idleWhileChangingMs : idleMs)
  }

  private refuse(): void {
    clearTimeout(this.idle)
    if (!this.isRefused) this.resized()
    this.isRefused = true
  }

  private writeAgainIn(delayMs: number): void {
    clearTimeout(this.idle)
    const again = () => this.write({ evenIfStill: true })
    this.idle = setTimeout(() => void again().catch(() => {}), delayMs)
  }

  /** @returns null if the masks do not fit the frame */
  private async painted(
    frame: VideoFrame
  ): Promise<((timestamp: number) => VideoFrame) | null> {
    const { format, visibleRect, colorSpace } = frame
    const size = { width: frame.displayWidth, height: frame.displayHeight }
    if (!isDrawnOn(this.cover, size)) return null
    if (!canPaintOver(format) || !visibleRect) {
      this.stillSinceMs = performance.now()
      const { masks } = this.cover
      return (timestamp) => this.drawn(frame, masks, timestamp)
    }
    const { width, height } = visibleRect
    const byteLength = frame.allocationSize()
    const isRoom = this.room.byteLength === byteLength
    const data = isRoom ? this.room : new Uint8Array(byteLength)
    const layout = await frame.copyTo(data)
    // The masks may have changed while the frame was copied.
    if (!isDrawnOn(this.cover, size)) return null
    for (const mask of this.cover.masks) {
      paintOver(data, layout, format, maskedPixels(mask, { width, height }))
    }
    if (!isSameBytes(data, this.written)) this.stillSinceMs = performance.now()
    this.room = this.written
    this.written = data
    return (timestamp) =>
      new VideoFrame(data, {
        ...{ format: format as VideoPixelFormat, layout, timestamp },
        ...{ codedWidth: width, codedHeight: height },
        colorSpace: colorSpace.toJSON(),
      })
  }

  /** Used if the pixels are on a graphics card or in a rare format. */
  private drawn(
    frame: VideoFrame,
    masks: readonly Mask[],
    timestamp: number
  ): VideoFrame {
    const { displayWidth: width, displayHeight: height } = frame
    const canvas = new OffscreenCanvas(width, height)
    const drawing = canvas.getContext('2d', { alpha: false })
    if (!drawing) throw new Error('There is nothing to draw on')
    drawing.drawImage(frame, 0, 0)
    drawing.fillStyle = maskGrey
    for (const mask of masks) {
      const { x, y, ...size } = maskedPixels(mask, { width, height })
      drawing.fillRect(x, y, size.width, size.height)
    }
    return new VideoFrame(canvas, { timestamp })
  }
}
