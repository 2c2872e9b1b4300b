import { listen, type Undo } from 'src/browser/listen'

/** A few are enough for a screenshot: a person moves an arrow on it. */
const framesPerSecond = 10

/**
 * A video of a canvas that floats above every program, for browsers without
 * Document Picture-in-Picture.
 */
export class FloatingPicture {
  private readonly video = document.createElement('video')

  /** @param canvas the source; must be painted once before `start` */
  constructor(readonly canvas: HTMLCanvasElement) {
    this.video.muted = true
    this.video.playsInline = true
  }

  static get isSupported(): boolean {
    return (
      document.pictureInPictureEnabled === true &&
      'captureStream' in HTMLCanvasElement.prototype
    )
  }

  /**
   * Prepares the video, so that a click does not have to wait.
   *
   * @param floating called when it starts or stops floating
   */
  start(floating: (isFloating: boolean) => void): Undo {
    const { video } = this
    const stream = this.canvas.captureStream(framesPerSecond)
    video.srcObject = stream
    // Played again on request.
    void video.play().catch(() => {})
    const undo = [
      listen(video, 'enterpictureinpicture', () => floating(true)),
      listen(video, 'leavepictureinpicture', () => floating(false)),
    ]
    return () => {
      undo.forEach((each) => each())
      if (document.pictureInPictureElement === video) {
        void document.exitPictureInPicture().catch(() => {})
      }
      stream.getTracks().forEach((track) => track.stop())
      video.srcObject = null
    }
  }

  /**
   * Must be called within a click.
   * @returns whether it floats
   */
  async float(): Promise<boolean> {
    try {
      void this.video.play().catch(() => {})
      await this.video.requestPictureInPicture()
      return true
    } catch {
      return false
    }
  }
}
