import { useSyncExternalStore } from 'react'

import { useSessionTools, useTool } from 'src/features/session'
import type { Voice, VoiceState } from 'src/features/voice/Voice'

export function useVoice(): [VoiceState, Voice] {
  const { voice } = useSessionTools()
  const { subscribe, getSnapshot } = voice
  return [useSyncExternalStore(subscribe, getSnapshot, getSnapshot), voice]
}

/**
 * @returns whether both microphones are off, and none has failed to open on
 * this page
 */
export function useIsSilent(): boolean {
  const [{ own, trouble }] = useVoice()
  const isOtherOff = useTool('voice', ({ other }) => other === 'off')
  return own === 'off' && !trouble && isOtherOff
}
