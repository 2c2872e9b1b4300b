import {
  type CaptureFailure,
  captureFailure,
  displayCaptureOptions,
  silentCaptureOptions,
} from 'src/domain/displayCapture'
import { listen, type Undo } from 'src/lib/browser/listen'

import type { CapturePort, CaptureListener } from './CapturePort'

/** The browser’s own screen capture. */
export class ScreenCapture implements CapturePort {
  private stream: MediaStream | null = null
  private unlisten: Undo = () => {}
  private stopCount = 0
  private options = displayCaptureOptions

  get track(): MediaStreamTrack | null {
    return this.stream?.getVideoTracks()[0] ?? null
  }

  get soundTrack(): MediaStreamTrack | null {
    const track = this.stream?.getAudioTracks()[0]
    return track?.readyState === 'live' ? track : null
  }

  request(listener: CaptureListener): void {
    this.stop()
    const { stopCount } = this
    const isWanted = () => this.stopCount === stopCount
    requestDisplayMedia(this.options).then(
      (stream) => {
        // Nobody would know of a screen chosen too late, and nothing would stop it.
        if (!isWanted()) return stopTracks(stream)
        this.stream = stream
        this.watch(stream, listener)
        if (this.soundTrack) listener.soundChanged(true)
        listener.started()
      },
      (error: unknown) => {
        if (!isWanted()) return
        const failure: CaptureFailure = captureFailure(error)
        if (failure === 'cancelled') listener.cancelled()
        else {
          // It may have been the sound alone; the picture matters more.
          this.options = silentCaptureOptions
          listener.failed(failure)
        }
      }
    )
  }

  stop(): void {
    this.stopCount++
    this.unlisten()
    stopTracks(this.stream)
    this.stream = null
  }

  /** `track.stop()` fires no `ended`; only the browser’s own bar and a closed window do. */
  private watch(stream: MediaStream, listener: CaptureListener): void {
    const undo = [
      ...stream
        .getVideoTracks()
        .map((track) => listen(track, 'ended', () => listener.ended())),
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

/** Called within the click: nothing may be awaited before it (PS7). */
function requestDisplayMedia(
  options: DisplayMediaStreamOptions
): Promise<MediaStream> {
  try {
    return navigator.mediaDevices.getDisplayMedia(options)
  } catch (error) {
    return Promise.reject(error)
  }
}
