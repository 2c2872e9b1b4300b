import type { Frame, FramePort } from './FramePort'

/**
 * For browsers without ImageCapture: a hidden video, created for the first
 * screenshot, and copies of its frames.
 */
export class PlayedFrames implements FramePort {
  private video: HTMLVideoElement | null = null

  constructor(private readonly track: MediaStreamTrack) {}

  async grab(): Promise<Frame> {
    const video = (this.video ??= playing(this.track))
    await video.play()
    const { videoWidth: width, videoHeight: height } = video
    const image = document.createElement('canvas')
    Object.assign(image, { width, height })
    image.getContext('2d')?.drawImage(video, 0, 0)
    return { image, width, height, close: () => void (image.width = 0) }
  }

  close(): void {
    this.video?.pause()
    if (this.video) this.video.srcObject = null
  }
}

function playing(track: MediaStreamTrack): HTMLVideoElement {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = new MediaStream([track])
  return video
}
