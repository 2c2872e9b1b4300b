import { useMemo } from 'react'

import type { ChatMessage } from 'src/features/chat/model/chatMessage'
import { hasScamSign } from 'src/features/chat/model/scamSigns'
import { useIsHelperUnknown } from 'src/features/kept-helpers'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

/**
 * What the sharer has to read with a message of somebody whom this computer does
 * not know. Nothing of it is sent, and nothing kept.
 *
 * @param said what the helper said; null for nothing, and for own words
 * @returns null where there is nothing to warn of
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
