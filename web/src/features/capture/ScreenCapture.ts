import type { CaptureSource } from 'src/browser/captureSource'
import { listen, type Undo } from 'src/browser/listen'

import type { CaptureListener, CapturePort } from './CapturePort'
import {
  displayCaptureOptions,
  silentCaptureOptions,
} from './model/displayCapture'
import { type Surface, surfaceOf } from './model/surface'
import { requestStream } from './requestStream'
import { watchPicture } from './watchPicture'

/** The browser’s own capture, of a screen or of a camera. */
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
        // A screen chosen too late would be captured without anyone knowing or
        // stopping it.
        return 'stream' in answer && stopTracks(answer.stream)
      }
      this.wasClosed = 'failure' in answer && answer.failure === 'cancelled'
      if ('stream' in answer) this.hold(answer.stream, listener)
      else if (answer.failure === 'cancelled') listener.cancelled()
      else {
        // Sound alone may be the cause; the picture matters more.
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

  /**
   * `track.stop()` fires no `ended`; only the browser’s own bar and a closed
   * window do.
   */
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
