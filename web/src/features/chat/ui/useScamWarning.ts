import { useMemo } from 'react'

import type { ChatMessage } from 'src/features/chat/model/chatMessage'
import { hasScamSign } from 'src/features/chat/model/scamSigns'
import { useIsHelperUnknown } from 'src/features/kept-helpers'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

/**
 * Warns only of a helper who is not saved on this computer; the check sends and
 * stores nothing.
 *
 * @param said the helper’s message; null for an own message
 */
export function useScamWarning(
  said: ChatMessage['words'] | null
): string | null {
  const { scamWarning } = useTalkingTexts()
  const isUnknown = useIsHelperUnknown()
  const hasSign = useMemo(
    () => isUnknown && said !== null && hasScamSign(said),
    [isUnknown, said]
  )
  return hasSign ? scamWarning : null
}
