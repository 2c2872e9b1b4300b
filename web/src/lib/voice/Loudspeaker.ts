import type { LoudspeakerPort } from './VoicePorts'

/** An audio element that is not part of the page. */
export class Loudspeaker implements LoudspeakerPort {
  private element: HTMLAudioElement | null = null

  async play(stream: MediaStream | null): Promise<boolean> {
    if (!stream) {
      if (this.element) this.element.srcObject = null
      return false
    }
    const element = (this.element ??= new Audio())
    element.srcObject = new MediaStream(stream.getAudioTracks())
    try {
      await element.play()
      return false
    } catch (error) {
      // AbortError only means that something newer has replaced it.
      return error instanceof Error && error.name === 'NotAllowedError'
    }
  }
}
