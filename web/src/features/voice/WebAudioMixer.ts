import type { MixerPort } from './VoicePorts'

interface Mixing {
  voice: MediaStreamTrack
  screen: MediaStreamTrack
  context: AudioContext
  together: MediaStreamTrack | undefined
}

/**
 * Mixes the voice with the sound of the shared screen. A single track is
 * returned without mixing.
 */
export class WebAudioMixer implements MixerPort {
  private mixing: Mixing | null = null

  constructor(private readonly makeContext = () => new AudioContext()) {}

  mix(
    voice: MediaStreamTrack | null,
    screen: MediaStreamTrack | null
  ): MediaStreamTrack | null {
    const { mixing } = this
    if (mixing && mixing.voice === voice && mixing.screen === screen) {
      return mixing.together ?? voice
    }
    void mixing?.context.close()
    this.mixing = voice && screen ? this.begin(voice, screen) : null
    return this.mixing?.together ?? voice ?? screen
  }

  private begin(voice: MediaStreamTrack, screen: MediaStreamTrack): Mixing {
    const context = this.makeContext()
    const output = context.createMediaStreamDestination()
    for (const track of [voice, screen]) {
      const source = new MediaStream([track])
      context.createMediaStreamSource(source).connect(output)
    }
    const [together] = output.stream.getAudioTracks()
    return { voice, screen, context, together }
  }
}
