import { useGuidance } from 'src/features/messages/useGuidance'

import { useVoice } from './useVoice'

/** @returns whether neither of the two speaks through the page, nor has tried to */
export function useIsSilent(): boolean {
  const [{ own, trouble }] = useVoice()
  const isOtherOff = useGuidance((state) => state.otherVoice === 'off')
  return own === 'off' && !trouble && isOtherOff
}
