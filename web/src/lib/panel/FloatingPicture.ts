import { listen, type Undo } from 'src/lib/browser/listen'

/** A few are enough for a still: somebody moves an arrow on it. */
const framesPerSecond = 10

/** A video of a canvas, which floats above every program where there are no windows that do. */
export class FloatingPicture {
  private readonly video = document.createElement('video')

  /** @param canvas what it shows; has to be painted once before `start` */
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
   * Gets ready, so that a click has nothing to wait for.
   *
   * @param floating told whether it floats, whenever that changes
   */
  start(floating: (isFloating: boolean) => void): Undo {
    const { video } = this
    const stream = this.canvas.captureStream(framesPerSecond)
    video.srcObject = stream
    // Played again when it is asked for.
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

  /** Within a click. @returns whether it floats */
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
