import type { CaptureSource } from 'src/browser/captureSource'
import type { ErrorCode } from 'src/browser/errors/errorCode'

import type { Surface } from './model/surface'

/**
 * What a capture reports; exactly one of `started`, `cancelled` and `failed`
 * follows a request or a change, unless it is stopped first.
 */
export interface CaptureListener {
  /** @param surface what was chosen; null if the browser does not say */
  started(surface: Surface | null): void
  /** the screen has sound, reported before `started`; or its sound has ended */
  soundChanged(hasSound: boolean): void
  /**
   * nothing comes from it for a while, or it is there again; a capture begins
   * with a picture
   */
  pictureChanged(isEmpty: boolean): void
  /** the person closed the picker: a choice, not an error */
  cancelled(): void
  failed(error: ErrorCode): void
  /**
   * the browser ended the capture, through its own bar or because the window
   * was closed
   */
  ended(): void
}

/** Requests a screen or camera, and holds the capture. */
export interface CapturePort {
  /** the captured screen, or what replaces it; null if there is none */
  readonly track: MediaStreamTrack | null
  /** its sound, or null without sound */
  readonly soundTrack: MediaStreamTrack | null
  /** a camera's picture, for the person who aims it; null if there is none */
  readonly cameraStream: MediaStream | null
  /**
   * Opens the browser’s picker; must be called within a click. Drops an earlier
   * capture.
   */
  request(listener: CaptureListener, source: CaptureSource): void
  /**
   * Opens the picker again, within a click. The current capture continues until
   * `dropPrevious`, or for good if nothing else is chosen.
   */
  change(listener: CaptureListener): void
  /**
   * What is sent and kept instead of the captured picture, until another screen
   * is captured; null: that picture again.
   */
  replaceTrack(track: MediaStreamTrack | null): void
  /** Ends the capture that the last change replaced. */
  dropPrevious(): void
  /** Ends the capture without reporting it; a pending choice is dropped. */
  stop(): void
}
