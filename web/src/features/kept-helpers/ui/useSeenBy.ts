import { usePeerSession } from 'src/features/session/ui/usePeerSession'
import { useTexts } from 'src/i18n/useTexts'

import { useProved } from './useProved'

/** @returns in one sentence who sees the screen, what is known of them, and whether they hear it */
export function useSeenBy(): string {
  const { seenBy, who } = useTexts().sharing
  const hasSound = usePeerSession((state) => state.hasSound)
  return seenBy(useProved()(who), hasSound)
}
