import { type FakeTrack, fakeTrack } from 'src/features/capture/FakeMediaStream'

import type { Microphone, VoiceTrouble } from './BrowserMicrophone'
import type { VoicePorts } from './VoicePorts'

/** Fakes the microphone, which the test sets, and the loudspeaker. */
export class FakeVoicePorts implements VoicePorts {
  readonly opened: FakeTrack[] = []
  readonly asked: (string | null)[] = []
  readonly played: (MediaStream | null)[] = []
  trouble: VoiceTrouble | null = null
  isBlocked = false
  devices: Microphone[] = []
  changed = () => {}

  readonly microphone = {
    open: async (id: string | null) => {
      this.asked.push(id)
      if (this.trouble) return this.trouble
      const track = Object.assign(fakeTrack('audio'), {
        id: `microphone ${this.opened.length}`,
        enabled: true,
      })
      this.opened.push(track)
      return track
    },
    list: async () => [...this.devices],
    onChange: (listener: () => void) => {
      this.changed = listener
      return () => {
        this.changed = () => {}
      }
    },
  }

  /** one entry for each call of the mixer with two tracks */
  readonly mixed: {
    voice: MediaStreamTrack
    screen: MediaStreamTrack
    together: MediaStreamTrack
  }[] = []

  readonly mixer = {
    mix: (voice: MediaStreamTrack | null, screen: MediaStreamTrack | null) => {
      if (!voice || !screen) return voice ?? screen
      const together = fakeTrack('audio')
      this.mixed.push({ voice, screen, together })
      return together
    },
  }

  readonly loudspeaker = {
    play: (
      stream: MediaStream | null,
      onBlocked: (isBlocked: boolean) => void
    ) => {
      this.played.push(stream)
      onBlocked(this.isBlocked && stream !== null)
    },
  }
}
