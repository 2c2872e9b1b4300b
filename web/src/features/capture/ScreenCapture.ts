import type { CaptureSource } from 'src/browser/canCapture'
import type { ErrorCode } from 'src/browser/errors/errorCode'
import { listen, type Undo } from 'src/browser/listen'
import { every } from 'src/browser/unthrottledTimers'

import {
  displayCaptureOptions,
  silentCaptureOptions,
} from './model/displayCapture'
import { type Surface, surfaceOf } from './model/surface'
import { requestStream } from './requestStream'

/**
 * Exactly one of `started`, `cancelled` and `failed` follows each `request` or
 * `change`, unless `stop` is called first.
 */
export interface CaptureListener {
  /** @param surface null if the browser does not say */
  started(surface: Surface | null): void
  /** Reported before `started`, and when the sound ends. */
  soundChanged(hasSound: boolean): void
  /** Reported only on changes; a new capture is taken to have a picture. */
  pictureChanged(isEmpty: boolean): void
  /** the person closed the picker, which is no error */
  cancelled(): void
  failed(error: ErrorCode): void
  /** the browser ended the capture: through its own bar, or with the window */
  ended(): void
}

export interface CapturePort {
  /** the captured picture, or its replacement; null if there is none */
  readonly track: MediaStreamTrack | null
  readonly soundTrack: MediaStreamTrack | null
  /** the picture of a camera, for the person who aims it */
  readonly cameraStream: MediaStream | null
  /** Opens the browser’s picker; must be called within a click. */
  request(listener: CaptureListener, source: CaptureSource): void
  /**
   * Opens the picker again; must be called within a click. The current capture
   * continues until `dropPrevious`, or for good if nothing else is chosen.
   */
  change(listener: CaptureListener): void
  /** Replaces `track` until the next capture; null ends the replacement. */
  replaceTrack(track: MediaStreamTrack | null): void
  /** Ends the capture that the last change replaced. */
  dropPrevious(): void
  /** Ends the capture without reporting it, and discards a pending choice. */
  stop(): void
}

/** In pixels: the size at which Chromium captures a minimised window. */
const emptySize = 2

/** No event reports a change of size. */
const lookEveryMs = 1_000

/** Some browsers mute a still screen briefly between two frames. */
const mutedForMs = 3_000

/**
 * Reports when a captured track delivers no picture for a while, and when it
 * does again. A still screen delivers no new frames either, so only `mute`
 * shows that the picture is withheld.
 */
export function watchPicture(
  track: MediaStreamTrack,
  tell: (isEmpty: boolean) => void
): Undo {
  let wasEmpty = false
  let mutedAtMs = Infinity
  const look = () => {
    const isMuted = performance.now() - mutedAtMs >= mutedForMs
    const isEmpty = isMuted || hasEmptySize(track)
    if (isEmpty !== wasEmpty) tell(isEmpty)
    wasEmpty = isEmpty
  }
  const undo = [
    listen(track, 'mute', () => (mutedAtMs = performance.now())),
    listen(track, 'unmute', () => {
      mutedAtMs = Infinity
      look()
    }),
    every(lookEveryMs, look),
  ]
  return () => undo.forEach((each) => each())
}

function hasEmptySize(track: MediaStreamTrack): boolean {
  const { width, height } = track.getSettings()
  return width === emptySize && height === emptySize
}

export class ScreenCapture implements CapturePort {
  private stream: MediaStream | null = null
  private replacement: MediaStreamTrack | null = null
  private previous: MediaStream[] = []
  private unlisten: Undo = () => {}
  private stopCount = 0
  private wasClosed = false
  private source: CaptureSource = 'screen'
  private options = displayCaptureOptions

  get track(): MediaStreamTrack | null {
    return this.replacement ?? this.captured
  }

  get soundTrack(): MediaStreamTrack | null {
    const track = this.stream?.getAudioTracks()[0]
    return track?.readyState === 'live' ? track : null
  }

  get cameraStream(): MediaStream | null {
    return this.source === 'camera' ? this.stream : null
  }

  request(listener: CaptureListener, source: CaptureSource): void {
    this.stop()
    this.source = source
    this.ask(listener)
  }

  change(listener: CaptureListener): void {
    this.ask(listener)
  }

  replaceTrack(track: MediaStreamTrack | null): void {
    this.replacement = track
  }

  dropPrevious(): void {
    this.previous.forEach(stopTracks)
    this.previous = []
  }

  stop(): void {
    this.stopCount++
    this.unlisten()
    this.dropPrevious()
    stopTracks(this.stream)
    this.stream = this.replacement = null
  }

  private ask(listener: CaptureListener): void {
    const { stopCount } = this
    const isWanted = () => this.stopCount === stopCount
    const { source, options, wasClosed } = this
    requestStream(source, options, wasClosed).then((answer) => {
      if (!isWanted()) {
        // A screen that is chosen after `stop` would be captured without anyone
        // knowing or stopping it.
        return 'stream' in answer && stopTracks(answer.stream)
      }
      this.wasClosed = 'failure' in answer && answer.failure === 'cancelled'
      if ('stream' in answer) this.hold(answer.stream, listener)
      else if (answer.failure === 'cancelled') listener.cancelled()
      else {
        // The sound alone may have failed, so the next request is for the
        // picture alone.
        this.options = silentCaptureOptions
        listener.failed(answer.failure)
      }
    })
  }

  private hold(stream: MediaStream, listener: CaptureListener): void {
    const hadSound = this.soundTrack !== null
    this.unlisten()
    if (this.stream) this.previous.push(this.stream)
    this.stream = stream
    this.replacement = null
    this.watch(stream, listener)
    const hasSound = this.soundTrack !== null
    if (hasSound !== hadSound) listener.soundChanged(hasSound)
    listener.started(this.surface)
  }

  private get captured(): MediaStreamTrack | null {
    return this.stream?.getVideoTracks()[0] ?? null
  }

  private get surface(): Surface | null {
    if (this.source === 'camera') return 'camera'
    return surfaceOf(this.captured?.getSettings().displaySurface)
  }

  /** `stop()` fires no `ended`; the browser’s bar and a closed window do. */
  private watch(stream: MediaStream, listener: CaptureListener): void {
    const undo = [
      ...stream
        .getVideoTracks()
        .flatMap((track) => [
          listen(track, 'ended', () => listener.ended()),
          watchPicture(track, (isEmpty) => listener.pictureChanged(isEmpty)),
        ]),
      ...stream
        .getAudioTracks()
        .map((track) =>
          listen(track, 'ended', () => listener.soundChanged(false))
        ),
    ]
    this.unlisten = () => undo.forEach((each) => each())
  }
}

function stopTracks(stream: MediaStream | null): void {
  stream?.getTracks().forEach((track) => track.stop())
}
