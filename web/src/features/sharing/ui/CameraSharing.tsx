import { useMemo } from 'react'

import type { UserId } from 'src/features/links'
import { useMobileTexts } from 'src/i18n/useMobileTexts'
import { TextsContext, useTexts } from 'src/i18n/useTexts'

import Sharing from './Sharing'

/** Shares a camera with the same page as a screen, but with other texts. */
function CameraSharing({ toUserId }: { toUserId: UserId | null }) {
  const texts = useTexts()
  const { camera } = useMobileTexts()
  const words = useMemo(
    () => ({ ...texts, sharing: { ...texts.sharing, ...camera } }),
    [texts, camera]
  )

  return (
    <TextsContext.Provider value={words}>
      <Sharing toUserId={toUserId} dialog={null} />
    </TextsContext.Provider>
  )
}

export default CameraSharing
