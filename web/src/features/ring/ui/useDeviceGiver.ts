import { useContext, useEffect, useSyncExternalStore } from 'react'

import { findPermanentId } from 'src/features/proof'
import { ringMe } from 'src/features/ring/BrowserPush'
import { DeviceGiver, type RingOffer } from 'src/features/ring/DeviceGiver'
import { storedCallers } from 'src/features/ring/ringLists'
import {
  type PeerSession,
  SessionToolsContext,
  usePeerSessionInstance,
} from 'src/features/session'

/** All components of a page share the DeviceGiver of its session. */
const givers = new WeakMap<PeerSession, DeviceGiver>()

/**
 * While mounted, gives the push subscription of this device to sharers whom the
 * helper allows.
 */
export function useDeviceGiver(): void {
  const giver = giverOf(usePeerSessionInstance())
  const router = useContext(SessionToolsContext)?.router
  useEffect(() => {
    if (!router) return
    giver.open(router)
    return () => giver.close()
  }, [giver, router])
}

/**
 * @returns null without a sharer; and a function that allows the sharer to send
 * notifications
 */
export function useRingOffer(): [RingOffer | null, () => void] {
  const giver = giverOf(usePeerSessionInstance())
  return [useSyncExternalStore(giver.subscribe, giver.getSnapshot), giver.allow]
}

function giverOf(session: PeerSession): DeviceGiver {
  const known = givers.get(session)
  if (known) return known
  const giver = new DeviceGiver({
    session,
    device: ringMe.device,
    hasKeptLink: async () =>
      (await findPermanentId())?.id === session.getSnapshot().ownId,
    callers: storedCallers,
    now: () => Date.now(),
  })
  givers.set(session, giver)
  return giver
}
