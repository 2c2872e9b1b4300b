import { useEffect } from 'react'

import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { keptHelpers } from 'src/lib/browser/preferences'
import { DeviceAsker } from 'src/lib/ring/DeviceAsker'

/** Learns how the helper of this page can be rung; see DeviceAsker. */
export function useDeviceAsker(): void {
  const session = usePeerSessionInstance()
  useEffect(() => {
    const asker = new DeviceAsker(session, keptHelpers)
    asker.open()
    return () => asker.close()
  }, [session])
}
