/** jsdom has no MediaStreamTrack. */
class FakeMediaStreamTrack extends EventTarget {
  readyState: MediaStreamTrackState = 'live'
  muted = false

  constructor(
    readonly kind: 'audio' | 'video' = 'video',
    private readonly settings: MediaTrackSettings = {}
  ) {
    super()
  }

  getSettings(): MediaTrackSettings {
    return this.settings
  }

  /** Like the real `stop()`, this fires no `ended` event. */
  stop(): void {
    this.readyState = 'ended'
  }

  /** Acts as if the operating system delivered no media for a while. */
  mute(isMuted: boolean): void {
    this.muted = isMuted
    this.dispatchEvent(new Event(isMuted ? 'mute' : 'unmute'))
  }

  /** Ends the track as the “Stop sharing” button of the browser does. */
  end(): void {
    this.stop()
    this.dispatchEvent(new Event('ended'))
  }
}

class FakeMediaStream {
  constructor(private tracks: MediaStreamTrack[] = []) {}

  getTracks = () => [...this.tracks]
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video')
  addTrack = (track: MediaStreamTrack) => void this.tracks.push(track)
  removeTrack = (track: MediaStreamTrack) => {
    this.tracks = this.tracks.filter((each) => each !== track)
  }
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio')
}

globalThis.MediaStream ??= FakeMediaStream as unknown as typeof MediaStream

export type FakeTrack = FakeMediaStreamTrack & MediaStreamTrack

export const fakeTrack = (
  kind?: 'audio' | 'video',
  settings?: MediaTrackSettings
) => new FakeMediaStreamTrack(kind, settings) as FakeTrack

export const fakeStream = (...tracks: MediaStreamTrack[]) =>
  new MediaStream(tracks)
