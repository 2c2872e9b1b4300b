import type { Frame, FramePort } from './FramePort'

interface FrameGrabber {
  grabFrame(): Promise<ImageBitmap>
}

declare global {
  interface Window {
    /** https://www.w3.org/TR/image-capture/ */
    ImageCapture?: new (track: MediaStreamTrack) => FrameGrabber
  }
}

/** Costs nothing while no frame is requested. */
export class GrabbedFrames implements FramePort {
  constructor(private readonly grabber: FrameGrabber) {}

  async grab(): Promise<Frame> {
    const image = await this.grabber.grabFrame()
    const { width, height } = image
    return { image, width, height, close: () => image.close() }
  }

  close(): void {}
}
