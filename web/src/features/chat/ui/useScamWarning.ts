import { useMemo } from 'react'

import type { ChatMessage } from 'src/features/chat/model/chatMessage'
import { hasScamSign } from 'src/features/chat/model/scamSigns'
import { useIsHelperUnknown } from 'src/features/kept-helpers'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

/**
 * Warns of messages that contain signs of a scam, unless the person has saved
 * the helper. Nothing is sent or stored.
 *
 * @param said a message of the helper; null for a message from this page
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
