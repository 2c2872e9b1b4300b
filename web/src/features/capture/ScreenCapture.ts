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
  /**
   * @param surface monitor, window, tab or camera; null if the browser does not
   * say
   */
  started(surface: Surface | null): void
  /** Called before `started`, and when the sound ends. */
  soundChanged(hasSound: boolean): void
  /**
   * Called only on changes; a new capture counts as not empty.
   *
   * @param isEmpty whether the browser delivers no picture, as for a minimised
   * window
   */
  pictureChanged(isEmpty: boolean): void
  /** the person closed the picker without a choice, which is not an error */
  cancelled(): void
  failed(error: ErrorCode): void
  /** the person ended the capture in the browser, or closed the window */
  ended(): void
}

export interface CapturePort {
  /** the captured video, or its replacement; null if there is none */
  readonly track: MediaStreamTrack | null
  readonly soundTrack: MediaStreamTrack | null
  /**
   * the camera's video, which the page shows so that the sharer can aim the
   * camera; null for a screen
   */
  readonly cameraStream: MediaStream | null
  /** Opens the browser’s picker. Must be called in the handler of a click. */
  request(listener: CaptureListener, source: CaptureSource): void
  /**
   * Opens the picker again. Must be called in the handler of a click. The
   * current capture continues. If another screen is chosen, `dropPrevious` ends
   * the current capture.
   */
  change(listener: CaptureListener): void
  /** Replaces `track` until the next capture; null ends the replacement. */
  replaceTrack(track: MediaStreamTrack | null): void
  /** Ends the captures that later choices have replaced. */
  dropPrevious(): void
  /**
   * Ends the capture without calling the listener. If a picker is open, its
   * result will be ignored.
   */
  stop(): void
}

/** In pixels: the size at which Chromium captures a minimised window. */
const emptySize = 2

/** The size of a track is polled, because no event reports a change. */
const lookEveryMs = 1_000

/** In some browsers, the track of a still screen is muted briefly. */
const mutedForMs = 3_000

/**
 * Reports when a captured track stops delivering a picture, and when it
 * resumes. Missing frames prove nothing, because a still screen delivers none
 * either, so `mute` events and the size are watched.
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
        // The person chose a screen after `stop`. If its tracks were not
        // stopped, the screen would be captured without anybody knowing.
        return 'stream' in answer && stopTracks(answer.stream)
      }
      this.wasClosed = 'failure' in answer && answer.failure === 'cancelled'
      if ('stream' in answer) this.hold(answer.stream, listener)
      else if (answer.failure === 'cancelled') listener.cancelled()
      else {
        // Perhaps only the sound could not be captured, so the next request is
        // for video only.
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

  /** `track.stop()` fires no `ended`; the browser’s button does. */
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
