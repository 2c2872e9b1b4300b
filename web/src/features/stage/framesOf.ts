import type { Size } from './model/pictureView'

/** A frame of the screen captured on this computer; it is not sent. */
export interface Frame extends Size {
  readonly image: CanvasImageSource
  /** releases the memory */
  close(): void
}

export interface FramePort {
  /**
   * @returns a frame of the captured screen as it is now; rejects if the
   * capture has ended
   */
  grab(): Promise<Frame>
  close(): void
}

interface FrameGrabber {
  grabFrame(): Promise<ImageBitmap>
}

declare global {
  interface Window {
    /** from https://www.w3.org/TR/image-capture/ */
    ImageCapture?: new (track: MediaStreamTrack) => FrameGrabber
  }
}

/** Takes frames with ImageCapture, which costs nothing between two requests. */
class GrabbedFrames implements FramePort {
  constructor(private readonly grabber: FrameGrabber) {}

  async grab(): Promise<Frame> {
    const image = await this.grabber.grabFrame()
    const { width, height } = image
    return { image, width, height, close: () => image.close() }
  }

  close(): void {}
}

/**
 * Takes frames from a hidden video element, for browsers without ImageCapture.
 * The element plays from the first request until `close`.
 */
class PlayedFrames implements FramePort {
  private video: HTMLVideoElement | null = null

  constructor(private readonly track: MediaStreamTrack) {}

  async grab(): Promise<Frame> {
    const video = (this.video ??= hiddenVideo(this.track))
    await video.play()
    const { videoWidth: width, videoHeight: height } = video
    const image = document.createElement('canvas')
    copyFrame(video, { width, height }, image)
    return { image, width, height, close: () => void (image.width = 0) }
  }

  close(): void {
    if (this.video) stopVideo(this.video)
  }
}

export const framesOf = (track: MediaStreamTrack): FramePort =>
  window.ImageCapture
    ? new GrabbedFrames(new window.ImageCapture(track))
    : new PlayedFrames(track)

export function hiddenVideo(track: MediaStreamTrack): HTMLVideoElement {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = new MediaStream([track])
  return video
}

export function stopVideo(video: HTMLVideoElement): void {
  video.pause()
  video.srcObject = null
}

/** Resizes the canvas to `width` and `height`, and draws the source on it. */
export function copyFrame(
  source: CanvasImageSource,
  { width, height }: Size,
  canvas: HTMLCanvasElement
): void {
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(source, 0, 0)
}
