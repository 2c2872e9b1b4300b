import type { Undo } from 'src/browser/listen'

import type { Microphone, VoiceTrouble } from './BrowserMicrophone'

/** The microphones of this device. */
export interface MicrophonePort {
  /**
   * Requests a microphone; must be called within a click.
   *
   * @param id null for the browser’s default
   */
  open(id: string | null): Promise<MediaStreamTrack | VoiceTrouble>
  /** @returns each microphone once; known only after one was opened */
  list(): Promise<readonly Microphone[]>
  /** Calls the listener when a microphone is plugged in or unplugged. */
  onChange(listener: () => void): Undo
}

/** Mixes two tracks into one. */
export interface MixerPort {
  /** @returns a track with both sounds; null if there is neither */
  mix(
    voice: MediaStreamTrack | null,
    screen: MediaStreamTrack | null
  ): MediaStreamTrack | null
}

/** Plays the peer's voice. */
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
