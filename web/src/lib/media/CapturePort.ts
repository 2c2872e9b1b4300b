import type { ErrorCode } from 'src/domain/errorCode'

/** What a capture reports; exactly one of `started`, `cancelled` and `failed` follows a request that is not stopped before. */
export interface CaptureListener {
  started(): void
  /** a sound of the screen comes with it, told before `started`; or it has ended */
  soundChanged(hasSound: boolean): void
  /** the person closed the picker: a choice, not an error */
  cancelled(): void
  failed(error: ErrorCode): void
  /** the browser ended the capture, by its own bar or because the window is gone */
  ended(): void
}

/** Asks for a screen and holds it. */
export interface CapturePort {
  /** the captured screen, or null when there is none */
  readonly track: MediaStreamTrack | null
  /** its sound, or null when it goes without */
  readonly soundTrack: MediaStreamTrack | null
  /** Opens the browser’s picker; must be called within a click. Drops an earlier capture. */
  request(listener: CaptureListener): void
  /** Ends the capture without reporting it; what is still being chosen is dropped. */
  stop(): void
}
