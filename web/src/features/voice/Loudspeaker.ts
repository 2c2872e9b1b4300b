import type { Undo } from 'src/browser/listen'
import { playStream } from 'src/features/stage'

import type { LoudspeakerPort } from './VoicePorts'

/** Plays a stream in an audio element that is not added to the page. */
export class Loudspeaker implements LoudspeakerPort {
  private element: HTMLAudioElement | null = null
  private unlisten: Undo = () => {}

  play(
    stream: MediaStream | null,
    onBlocked: (isBlocked: boolean) => void
  ): void {
    this.unlisten()
    this.unlisten = () => {}
    onBlocked(false)
    if (!stream) {
      if (this.element) this.element.srcObject = null
      return
    }
    const element = (this.element ??= new Audio())
    const sound = new MediaStream(stream.getAudioTracks())
    this.unlisten = playStream(element, sound, onBlocked)
  }
}
