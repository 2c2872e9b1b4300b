import { useContext, useEffect } from 'react'

import { keptHelpers } from 'src/browser/preferences'
import { useKeptHelpers } from 'src/features/kept-helpers'
import { DeviceAsker } from 'src/features/ring/DeviceAsker'
import {
  isSharer,
  SessionToolsContext,
  usePeerSession,
  usePeerSessionInstance,
} from 'src/features/session'

import RingingHelper from './RingingHelper'

function useDeviceAsker(): void {
  const session = usePeerSessionInstance()
  const router = useContext(SessionToolsContext)?.router
  useEffect(() => {
    if (!router) return
    const asker = new DeviceAsker(session, keptHelpers)
    asker.open(router)
    return () => asker.close()
  }, [session, router])
}

/**
 * Lets a sharer call a saved helper by push notification, and asks her page for
 * its push subscription.
 */
function SharerRinging() {
  useDeviceAsker()
  const helperId = usePeerSession((state) =>
    isSharer(state) ? state.plan.toUserId : null
  )
  const [helpers] = useKeptHelpers()
  const helper = helpers.find(({ id }) => id === helperId)
  return helper ? <RingingHelper helper={helper} /> : null
}

export default SharerRinging
