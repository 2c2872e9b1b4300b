import type { Microphone, VoiceTrouble } from 'src/domain/capture/microphone'
import type { Undo } from 'src/lib/browser/listen'

/** The microphones of this device. */
export interface MicrophonePort {
  /**
   * Asks for one; must be called within a click.
   *
   * @param id null takes what the browser would
   */
  open(id: string | null): Promise<MediaStreamTrack | VoiceTrouble>
  /** @returns those that can be told apart, once one is open */
  list(): Promise<readonly Microphone[]>
  /** Tells when one was plugged in or out. */
  onChange(listener: () => void): Undo
}

/** Makes one track of two. */
export interface MixerPort {
  /** @returns both together; null when there is neither */
  mix(
    voice: MediaStreamTrack | null,
    screen: MediaStreamTrack | null
  ): MediaStreamTrack | null
}

/** Where the other side is heard. */
export interface LoudspeakerPort {
  /**
   * @param stream null for silence
   * @returns whether the browser wants a click first
   */
  play(stream: MediaStream | null): Promise<boolean>
}

export interface VoicePorts {
  microphone: MicrophonePort
  mixer: MixerPort
  loudspeaker: LoudspeakerPort
}
