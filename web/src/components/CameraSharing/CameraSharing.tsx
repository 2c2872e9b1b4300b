import { useMemo } from 'react'

import Sharing from 'src/components/Sharing'
import { TextsContext } from 'src/context/TextsContext'
import type { UserId } from 'src/domain/invite/userId'
import { useMobileTexts } from 'src/hooks/useMobileTexts'
import { useTexts } from 'src/hooks/useTexts'

/** The same flow for what a camera sees, in the words of a camera. */
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
