import type { CaptureSource } from 'src/domain/capture/captureSource'
import type { Surface } from 'src/domain/capture/surface'
import type { ErrorCode } from 'src/domain/errors/errorCode'

/** What a capture reports; exactly one of `started`, `cancelled` and `failed` follows a request, or a change, that is not stopped before. */
export interface CaptureListener {
  /** @param surface what was chosen; null where the browser does not tell */
  started(surface: Surface | null): void
  /** a sound of the screen comes with it, told before `started`; or it has ended */
  soundChanged(hasSound: boolean): void
  /** the person closed the picker: a choice, not an error */
  cancelled(): void
  failed(error: ErrorCode): void
  /** the browser ended the capture, by its own bar or because the window is gone */
  ended(): void
}

/** Asks for a screen, or a camera, and holds it. */
export interface CapturePort {
  /** the captured screen, or null when there is none */
  readonly track: MediaStreamTrack | null
  /** its sound, or null when it goes without */
  readonly soundTrack: MediaStreamTrack | null
  /** the picture of a camera, for the person who points it; null while there is none */
  readonly cameraStream: MediaStream | null
  /** Opens the browser’s picker; must be called within a click. Drops an earlier capture. */
  request(listener: CaptureListener, source: CaptureSource): void
  /**
   * Opens the picker again, within a click. What is captured goes on until
   * `dropPrevious`, and for good where nothing else is chosen.
   */
  change(listener: CaptureListener): void
  /** Ends what was captured before the last change. */
  dropPrevious(): void
  /** Ends the capture without reporting it; what is still being chosen is dropped. */
  stop(): void
}
