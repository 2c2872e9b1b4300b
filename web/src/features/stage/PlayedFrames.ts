import { copyFrame } from './copyFrame'
import type { Frame, FramePort } from './FramePort'
import { hiddenVideo, stopVideo } from './hiddenVideo'

/**
 * For browsers without ImageCapture: a hidden video, created for the first
 * screenshot, and copies of its frames.
 */
export class PlayedFrames implements FramePort {
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
