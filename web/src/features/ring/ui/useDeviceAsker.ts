import { useEffect } from 'react'

import { keptHelpers } from 'src/browser/preferences'
import { DeviceAsker } from 'src/features/ring/DeviceAsker'
import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'

/** Learns how the helper of this page can be rung; see DeviceAsker. */
export function useDeviceAsker(): void {
  const session = usePeerSessionInstance()
  useEffect(() => {
    const asker = new DeviceAsker(session, keptHelpers)
    asker.open()
    return () => asker.close()
  }, [session])
}
