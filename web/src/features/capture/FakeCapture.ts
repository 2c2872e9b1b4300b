import type { CaptureSource } from 'src/browser/canCapture'
import type { ErrorCode } from 'src/browser/errors/errorCode'

import { fakeStream, type FakeTrack, fakeTrack } from './FakeMediaStream'
import type { Surface } from './model/surface'
import type { CaptureListener, CapturePort } from './ScreenCapture'

export class FakeCapture implements CapturePort {
  track: FakeTrack | null = null
  private captured: FakeTrack | null = null
  soundTrack: FakeTrack | null = null
  source: CaptureSource = 'screen'
  requestCount = 0
  changeCount = 0
  private previous: FakeTrack[] = []
  private listener: CaptureListener | null = null

  get cameraStream(): MediaStream | null {
    return this.source === 'camera' && this.track
      ? fakeStream(this.track)
      : null
  }

  request(listener: CaptureListener, source: CaptureSource): void {
    this.stop()
    this.source = source
    this.requestCount++
    this.listener = listener
  }

  change(listener: CaptureListener): void {
    this.changeCount++
    this.listener = listener
  }

  replaceTrack(track: MediaStreamTrack | null): void {
    this.track = (track as FakeTrack | null) ?? this.captured
  }

  dropPrevious(): void {
    this.previous.forEach((track) => track.stop())
    this.previous = []
  }

  stop(): void {
    this.dropPrevious()
    this.captured?.stop()
    this.soundTrack?.stop()
    this.track = this.captured = this.soundTrack = null
    this.listener = null
  }

  choose({
    withSound = false,
    surface = null as Surface | null,
  } = {}): FakeTrack {
    const track = fakeTrack()
    const hadSound = this.soundTrack !== null
    if (this.captured) this.previous.push(this.captured)
    this.track = this.captured = track
    this.soundTrack = withSound ? fakeTrack('audio') : null
    if (withSound !== hadSound) this.listener?.soundChanged(withSound)
    this.listener?.started(surface)
    return track
  }

  endSound(): void {
    this.soundTrack = null
    this.listener?.soundChanged(false)
  }

  empty(isEmpty: boolean): void {
    this.listener?.pictureChanged(isEmpty)
  }

  cancel(): void {
    this.listener?.cancelled()
  }

  fail(error: ErrorCode): void {
    this.listener?.failed(error)
  }

  /** Ends the capture as the “Stop sharing” button of the browser does. */
  end(): void {
    this.captured?.stop()
    this.listener?.ended()
  }
}
