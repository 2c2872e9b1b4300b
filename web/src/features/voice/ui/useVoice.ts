import { useSyncExternalStore } from 'react'

import { useSessionTools } from 'src/features/session/ui/SessionToolsContext'
import type { Voice, VoiceState } from 'src/features/voice/Voice'

/** @returns the voices of this session as they are now, and what changes them */
export function useVoice(): [VoiceState, Voice] {
  const { voice } = useSessionTools()
  const { subscribe, getSnapshot } = voice
  return [useSyncExternalStore(subscribe, getSnapshot, getSnapshot), voice]
}
