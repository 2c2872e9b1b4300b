import { useMemo } from 'react'

import type { ChatMessage } from 'src/features/chat/model/chatMessage'
import { hasScamSign } from 'src/features/chat/model/scamSigns'
import { useIsHelperUnknown } from 'src/features/kept-helpers'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

/**
 * The warning for a message of somebody whom this computer does not know. The
 * check sends and stores nothing.
 *
 * @param said the helper's message; null without one, and for own messages
 * @returns null if there is nothing to warn of
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
