import type { Undo } from 'src/browser/listen'

import type { Microphone, VoiceTrouble } from './BrowserMicrophone'

export interface MicrophonePort {
  /**
   * Must be called in a click handler.
   *
   * @param id null for the browser's default microphone
   */
  open(id: string | null): Promise<MediaStreamTrack | VoiceTrouble>
  /**
   * @returns each microphone once. Browsers tell the names only after a
   * microphone was opened.
   */
  list(): Promise<readonly Microphone[]>
  /** Calls the listener when a microphone is plugged in or unplugged. */
  onChange(listener: () => void): Undo
}

export interface MixerPort {
  /** @returns a track with both sounds; null if both arguments are null */
  mix(
    voice: MediaStreamTrack | null,
    screen: MediaStreamTrack | null
  ): MediaStreamTrack | null
}

export interface LoudspeakerPort {
  /**
   * @param stream null for silence
   * @param onBlocked called with true if the browser requires a click first,
   * otherwise with false
   */
  play(
    stream: MediaStream | null,
    onBlocked: (isBlocked: boolean) => void
  ): void
}

export interface VoicePorts {
  microphone: MicrophonePort
  mixer: MixerPort
  loudspeaker: LoudspeakerPort
}
