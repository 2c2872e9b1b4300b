import type { Undo } from 'src/browser/listen'
import { every } from 'src/browser/unthrottledTimers'
import { copyFrame, hiddenVideo, stopVideo } from 'src/features/stage'

import { type Cover, isDrawnOn, maskedPixels } from './mask'
import type { MaskedTrackPort, MaskingStop } from './MaskedTrackPort'
import { maskGrey } from './paintOver'

/** The rate is low, because the page draws each frame itself. */
const framesPerSecond = 10

/**
 * Draws the captured video and the masks on a canvas, in browsers where pages
 * cannot access video frames directly.
 */
export class CanvasMaskedTrack implements MaskedTrackPort {
  readonly track: MediaStreamTrack
  private readonly canvas = document.createElement('canvas')
  /** holds the previous frame, which `draw` shows */
  private readonly room = document.createElement('canvas')
  private readonly video: HTMLVideoElement
  private isRefused = false
  private readonly stopDrawing: Undo

  /** @throws if the browser cannot capture a canvas */
  constructor(
    source: MediaStreamTrack,
    private cover: Cover,
    private readonly stopped: (why: MaskingStop) => void
  ) {
    this.video = hiddenVideo(source)
    this.video.play().catch(() => stopped('failed'))
    // Firefox refuses to capture a canvas that was never drawn on.
    this.canvas.getContext('2d')?.fillRect(0, 0, 1, 1)
    const [track] = this.canvas.captureStream().getVideoTracks()
    if (!track) throw new Error('A canvas without a track')
    track.contentHint = 'detail'
    this.track = track
    this.stopDrawing = every(1_000 / framesPerSecond, this.draw)
  }

  change(cover: Cover): void {
    this.cover = cover
    this.isRefused = false
    this.draw()
  }

  stop(): void {
    this.stopDrawing()
    this.track.stop()
    stopVideo(this.video)
  }

  /**
   * Shows the previous frame and stores the current one: a video may show a
   * frame of a new size before it reports the new size, and the masks would be
   * in the wrong place.
   */
  private readonly draw = (): void => {
    const { videoWidth: width, videoHeight: height } = this.video
    if (width === 0) return
    if (!isDrawnOn(this.cover, { width, height })) return this.refuse()
    if (isDrawnOn(this.cover, this.room)) this.drawCovered()
    copyFrame(this.video, { width, height }, this.room)
  }

  private drawCovered(): void {
    const { canvas, room } = this
    const { width, height } = room
    const drawing = canvas.getContext('2d', { alpha: false })
    if (!drawing) return
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height })
    }
    drawing.drawImage(room, 0, 0)
    drawing.fillStyle = maskGrey
    for (const mask of this.cover.masks) {
      const area = maskedPixels(mask, { width, height })
      drawing.fillRect(area.x, area.y, area.width, area.height)
    }
  }

  private refuse(): void {
    this.room.width = 0
    if (!this.isRefused) this.stopped('resized')
    this.isRefused = true
  }
}
