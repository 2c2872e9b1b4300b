import type { Size } from 'src/domain/picture/pictureView'

/** One frame of a captured screen, on this machine only. */
export interface Frame extends Size {
  readonly image: CanvasImageSource
  /** Gives its memory back. */
  close(): void
}

export interface FramePort {
  /** @returns the screen as it is now; rejects when there is none */
  grab(): Promise<Frame>
  /** Final. */
  close(): void
}
