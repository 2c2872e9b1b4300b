import type { Frame, FramePort } from './framesOf'

/** A fake FramePort: the test decides when a requested frame arrives. */
export class FakeFrames implements FramePort {
  grabCount = 0
  openCount = 0
  isClosed = false
  private waiting: {
    resolve: (frame: Frame) => void
    reject: (error: Error) => void
  }[] = []

  grab(): Promise<Frame> {
    this.grabCount++
    return new Promise((resolve, reject) =>
      this.waiting.push({ resolve, reject })
    )
  }

  give(size = { width: 1280, height: 720 }): void {
    this.openCount++
    const image = document.createElement('canvas')
    const close = () => void this.openCount--
    this.waiting.shift()?.resolve({ ...size, image, close })
  }

  fail(): void {
    this.waiting.shift()?.reject(new Error('the track has ended'))
  }

  close(): void {
    this.isClosed = true
  }
}
