import { guidanceOf } from 'src/lib/guidance/guidanceOf'
import type { PeerSession } from 'src/lib/session/PeerSession'

import { BrowserMicrophone } from './BrowserMicrophone'
import { Loudspeaker } from './Loudspeaker'
import { Voice } from './Voice'
import { WebAudioMixer } from './WebAudioMixer'

const voices = new WeakMap<PeerSession, Voice>()

/** @returns the voices of that session; they begin with the first to ask */
export function voiceOf(session: PeerSession): Voice {
  const known = voices.get(session)
  if (known) return known
  const voice = new Voice(session, guidanceOf(session), {
    microphone: new BrowserMicrophone(),
    mixer: new WebAudioMixer(),
    loudspeaker: new Loudspeaker(),
  })
  voices.set(session, voice)
  return voice
}

/** @returns whether this browser could open a microphone */
export const hasMicrophones = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function'
