import { useEffect, useState } from 'react'

import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'

const load = () => import('src/features/picture/untilPictureIsSent')

/**
 * Whether it is time to build what a share can begin without: before its first
 * picture is on the way, that would delay it (docs/decisions/0086).
 */
export function useIsPictureSent(): boolean {
  const session = usePeerSessionInstance()
  const [isSent, setIsSent] = useState(false)

  useEffect(() => {
    const call = () => session.getSnapshot().mediaConnection
    load()
      .then(({ untilPictureIsSent }) => untilPictureIsSent(call))
      .catch(() => {})
      .finally(() => setIsSent(true))
  }, [session])

  return isSent
}
