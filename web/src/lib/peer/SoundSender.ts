import type { SoundMix } from './PeerPort'

/** Sends the sound of a screen, or its mix with a voice. */
export class SoundSender {
  private screenSound: MediaStreamTrack | null = null
  private currentMix: SoundMix | null = null

  constructor(private readonly sender: RTCRtpSender) {}

  /** Replaces the track of the screen’s sound; null sends none. */
  play(track: MediaStreamTrack | null): void {
    this.screenSound = track
    const sent = this.currentMix ? this.currentMix(track) : track
    // If the peer has no audio section, there is no sound.
    this.sender.replaceTrack(sent).catch(() => {})
  }

  /** Sends what the mix makes of the screen’s sound; null sends it as it is. */
  mix(mix: SoundMix | null): void {
    this.currentMix = mix
    this.play(this.screenSound)
  }
}
