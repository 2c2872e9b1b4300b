import { listen, type Undo } from 'src/browser/listen'

import type { Microphone, VoiceTrouble } from './BrowserMicrophone'
import type { MicrophonePort } from './VoicePorts'

export interface OwnVoiceState {
  /** the state of this computer's microphone */
  own: 'off' | 'asking' | 'on' | 'muted'
  trouble: VoiceTrouble | null
  /** whether the system has silenced the microphone, as for a phone call */
  isInterrupted: boolean
  track: MediaStreamTrack | null
  microphones: readonly Microphone[]
}

export const noVoice: OwnVoiceState = {
  own: 'off',
  trouble: null,
  isInterrupted: false,
  track: null,
  microphones: [],
}

export class OwnVoice {
  private turn = 0
  private unwatch: Undo = () => {}

  constructor(
    private readonly microphone: MicrophonePort,
    private readonly get: () => OwnVoiceState,
    private readonly set: (change: Partial<OwnVoiceState>) => void
  ) {}

  async start(): Promise<void> {
    if (this.get().own !== 'off') return
    this.set({ own: 'asking', trouble: null })
    await this.open(null)
  }

  /** The previous microphone stays open until another one is open. */
  async open(id: string | null): Promise<void> {
    const turn = ++this.turn
    const answer = await this.microphone.open(id)
    if (turn !== this.turn) {
      if (typeof answer !== 'string') answer.stop()
    } else if (typeof answer === 'string') {
      const { own } = this.get()
      this.set({ own: own === 'asking' ? 'off' : own, trouble: answer })
    } else {
      this.take(answer)
      await this.list()
    }
  }

  enable(isEnabled: boolean): void {
    const { track } = this.get()
    if (!track) return
    track.enabled = isEnabled
    this.set({ own: isEnabled ? 'on' : 'muted' })
  }

  end(trouble: VoiceTrouble | null = null): void {
    this.turn++
    this.drop()
    this.set({ ...noVoice, trouble })
  }

  private take(track: MediaStreamTrack): void {
    const isMuted = this.get().own === 'muted'
    this.drop()
    track.enabled = !isMuted
    const undo = [
      listen(track, 'ended', () => void this.replaceLost()),
      listen(track, 'mute', () => this.set({ isInterrupted: true })),
      listen(track, 'unmute', () => this.set({ isInterrupted: false })),
      this.microphone.onChange(() => void this.list()),
    ]
    this.unwatch = () => undo.forEach((each) => each())
    this.set({
      ...{ own: isMuted ? 'muted' : 'on', trouble: null, track },
      isInterrupted: track.muted,
    })
  }

  /** Opens the default microphone when the current one is unplugged. */
  private async replaceLost(): Promise<void> {
    if (this.get().own === 'on') this.set({ own: 'asking' })
    const turn = this.turn + 1
    await this.open(null)
    const { track, trouble } = this.get()
    if (turn !== this.turn || track?.readyState !== 'ended') return
    this.end(trouble ?? 'missing')
  }

  private drop(): void {
    this.unwatch()
    this.unwatch = () => {}
    this.get().track?.stop()
  }

  private async list(): Promise<void> {
    const { turn } = this
    const microphones = await this.microphone.list().catch(() => [])
    if (turn === this.turn) this.set({ microphones })
  }
}
