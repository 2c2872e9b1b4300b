import type { Size } from './model/pictureView'

/** One frame of a captured screen, on this machine only. */
export interface Frame extends Size {
  readonly image: CanvasImageSource
  /** Releases its memory. */
  close(): void
}

export interface FramePort {
  /** @returns the current screen; rejects if there is none */
  grab(): Promise<Frame>
  /** Final. */
  close(): void
}
