import { useEffect, useState } from 'react'

import { untilPictureIsSent } from 'src/features/picture/untilPictureIsSent'
import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'

/**
 * Whether it is time to build what a share can begin without: before its first
 * picture is on the way, that would delay it (docs/picture.md).
 */
export function useIsPictureSent(): boolean {
  const session = usePeerSessionInstance()
  const [isSent, setIsSent] = useState(false)

  useEffect(() => {
    const call = () => session.getSnapshot().mediaConnection
    void untilPictureIsSent(call).finally(() => setIsSent(true))
  }, [session])

  return isSent
}
