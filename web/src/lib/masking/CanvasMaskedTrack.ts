import { type Mask, maskedPixels } from 'src/domain/masking/mask'
import type { Undo } from 'src/lib/browser/listen'
import { every } from 'src/lib/browser/unthrottledTimers'
import { hiddenVideo, stopVideo } from 'src/lib/media/hiddenVideo'

import type { MaskedTrackPort } from './MaskedTrackPort'
import { maskGrey } from './paintOver'

/** A screen that is read and pointed at; each frame is drawn by the page itself. */
const framesPerSecond = 10

/** For browsers that show a page no frames: plays the capture, and draws it. */
export class CanvasMaskedTrack implements MaskedTrackPort {
  readonly track: MediaStreamTrack
  private readonly canvas = document.createElement('canvas')
  private readonly video: HTMLVideoElement
  private readonly stopDrawing: Undo

  /** @throws where a canvas cannot be captured */
  constructor(
    source: MediaStreamTrack,
    private masks: readonly Mask[],
    failed: () => void
  ) {
    this.video = hiddenVideo(source)
    this.video.play().catch(failed)
    // Firefox refuses to capture a canvas that was never drawn on.
    this.canvas.getContext('2d')?.fillRect(0, 0, 1, 1)
    const [track] = this.canvas.captureStream().getVideoTracks()
    if (!track) throw new Error('A canvas without a track')
    track.contentHint = 'detail'
    this.track = track
    this.stopDrawing = every(1_000 / framesPerSecond, this.draw)
  }

  change(masks: readonly Mask[]): void {
    this.masks = masks
    this.draw()
  }

  stop(): void {
    this.stopDrawing()
    this.track.stop()
    stopVideo(this.video)
  }

  private readonly draw = (): void => {
    const { videoWidth: width, videoHeight: height } = this.video
    const drawing = this.canvas.getContext('2d', { alpha: false })
    if (!drawing || width === 0) return
    if (this.canvas.width !== width || this.canvas.height !== height) {
      Object.assign(this.canvas, { width, height })
    }
    drawing.drawImage(this.video, 0, 0)
    drawing.fillStyle = maskGrey
    for (const mask of this.masks) {
      const area = maskedPixels(mask, { width, height })
      drawing.fillRect(area.x, area.y, area.width, area.height)
    }
  }
}
