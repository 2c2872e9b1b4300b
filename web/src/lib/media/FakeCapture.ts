import type { ErrorCode } from 'src/domain/errorCode'

import type { CaptureListener, CapturePort } from './CapturePort'
import { type FakeTrack, fakeTrack } from './FakeMediaStream'

/** For tests: a picker in which the test chooses. */
export class FakeCapture implements CapturePort {
  track: FakeTrack | null = null
  soundTrack: FakeTrack | null = null
  requestCount = 0
  private listener: CaptureListener | null = null

  request(listener: CaptureListener): void {
    this.stop()
    this.requestCount++
    this.listener = listener
  }

  stop(): void {
    this.track?.stop()
    this.soundTrack?.stop()
    this.track = this.soundTrack = null
    this.listener = null
  }

  choose({ withSound = false } = {}): FakeTrack {
    const track = fakeTrack()
    this.track = track
    if (withSound) {
      this.soundTrack = fakeTrack('audio')
      this.listener?.soundChanged(true)
    }
    this.listener?.started()
    return track
  }

  endSound(): void {
    this.soundTrack = null
    this.listener?.soundChanged(false)
  }

  cancel(): void {
    this.listener?.cancelled()
  }

  fail(error: ErrorCode): void {
    this.listener?.failed(error)
  }

  /** As by the browser's own bar. */
  end(): void {
    this.track?.stop()
    this.listener?.ended()
  }
}
