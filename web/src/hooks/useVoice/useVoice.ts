import { useSyncExternalStore } from 'react'

import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import type { Voice, VoiceState } from 'src/lib/voice/Voice'
import { voiceOf } from 'src/lib/voice/voiceOf'

/** @returns the voices of this session as they are now, and what changes them */
export function useVoice(): [VoiceState, Voice] {
  const voice = voiceOf(usePeerSessionInstance())
  const { subscribe, getSnapshot } = voice
  return [useSyncExternalStore(subscribe, getSnapshot, getSnapshot), voice]
}
