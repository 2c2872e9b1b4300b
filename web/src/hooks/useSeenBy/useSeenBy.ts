import { usePeerSession } from 'src/hooks/usePeerSession'
import { useProved } from 'src/hooks/useProved'
import { useTexts } from 'src/hooks/useTexts'

/** @returns in one sentence who sees the screen, what is known of them, and whether they hear it */
export function useSeenBy(): string {
  const { seenBy, who } = useTexts().sharing
  const hasSound = usePeerSession((state) => state.hasSound)
  return seenBy(useProved()(who), hasSound)
}
