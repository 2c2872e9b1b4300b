import type { Undo } from 'src/browser/listen'

import type { Microphone, VoiceTrouble } from './BrowserMicrophone'

export interface MicrophonePort {
  /**
   * Must be called within a click.
   *
   * @param id null for the browser’s default
   */
  open(id: string | null): Promise<MediaStreamTrack | VoiceTrouble>
  /** @returns each microphone once; known only after one was opened */
  list(): Promise<readonly Microphone[]>
  /** Calls the listener when a microphone is plugged in or unplugged. */
  onChange(listener: () => void): Undo
}

export interface MixerPort {
  /** @returns null if both are null */
  mix(
    voice: MediaStreamTrack | null,
    screen: MediaStreamTrack | null
  ): MediaStreamTrack | null
}

export interface LoudspeakerPort {
  /**
   * @param stream null for silence
   * @param onBlocked true if the browser requires a click first, otherwise
   *   false
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
