import { SenderEncoding } from 'src/features/picture'

import type { SoundMix } from './PeerPort'

export class SoundSender {
  private screenSound: MediaStreamTrack | null = null
  private currentMix: SoundMix | null = null
  private isHeard = true
  private readonly encoding: SenderEncoding

  constructor(private readonly sender: RTCRtpSender) {
    this.encoding = new SenderEncoding(sender)
  }

  play(track: MediaStreamTrack | null): void {
    this.screenSound = track
    const sent = this.currentMix ? this.currentMix(track) : track
    // Rejects if the peer has no audio section; then there is no sound.
    this.sender.replaceTrack(sent).catch(() => {})
  }

  /** Sends what `mix` returns; null sends the screen’s sound itself. */
  mix(mix: SoundMix | null): void {
    this.currentMix = mix
    this.play(this.screenSound)
    this.apply()
  }

  /** Sends no screen sound while the peer does not play it. */
  send(isHeard: boolean): void {
    this.isHeard = isHeard
    this.apply()
  }

  private apply(): void {
    const active = this.isHeard || this.currentMix !== null
    void this.encoding.want({ encoding: { active } })
  }
}
