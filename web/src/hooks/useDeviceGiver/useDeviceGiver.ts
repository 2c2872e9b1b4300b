import { useEffect, useState, useSyncExternalStore } from 'react'

import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import type { CallerTag } from 'src/domain/ring/callerTag'
import { findKeptId } from 'src/lib/keptLink/storedKeptId'
import { DeviceGiver } from 'src/lib/ring/DeviceGiver'
import { storedCallers } from 'src/lib/ring/ringLists'
import { ringMe } from 'src/lib/ring/ringMeOfBrowser'
import type { PeerSession } from 'src/lib/session/PeerSession'

/** @returns who has learned in this page, last, how this device can be rung */
export function useDeviceGiver(): CallerTag | null {
  const session = usePeerSessionInstance()
  const [giver] = useState(() => giverOf(session))
  useEffect(() => {
    giver.open()
    return () => giver.close()
  }, [giver])
  return useSyncExternalStore(giver.last.subscribe, giver.last.getSnapshot)
}

const giverOf = (session: PeerSession): DeviceGiver =>
  new DeviceGiver({
    session,
    device: ringMe.device,
    hasKeptLink: async () =>
      (await findKeptId())?.id === session.getSnapshot().ownId,
    callers: storedCallers,
    now: () => Date.now(),
  })
