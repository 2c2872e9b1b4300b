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
    // Rejects if the peer’s answer has no audio; the call then has no sound.
    this.sender.replaceTrack(sent).catch(() => {})
  }

  /** Sends the track that `mix` returns; null: the screen’s sound itself. */
  mix(mix: SoundMix | null): void {
    this.currentMix = mix
    this.play(this.screenSound)
    this.apply()
  }

  /** @param isHeard false while the peer has muted the screen’s sound */
  send(isHeard: boolean): void {
    this.isHeard = isHeard
    this.apply()
  }

  private apply(): void {
    const active = this.isHeard || this.currentMix !== null
    void this.encoding.want({ encoding: { active } })
  }
}
