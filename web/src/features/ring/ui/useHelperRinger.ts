import { useEffect, useState, useSyncExternalStore } from 'react'

import { keptHelpers } from 'src/browser/preferences'
import { tabStore } from 'src/browser/storage'
import {
  type KeptHelper,
  parseKeptHelpers,
  withRing,
} from 'src/features/links/model/keptHelpers'
import { HelperRinger } from 'src/features/ring/HelperRinger'
import type { OutgoingRing } from 'src/features/ring/model/outgoingRing'
import { parseRingAccess } from 'src/features/ring/model/ringAccess'
import { postRing } from 'src/features/ring/postRing'
import type { PeerSession } from 'src/features/session/PeerSession'
import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'

/**
 * @param helper whom this page is for
 * @returns the ring that this tab has sent to them, and what sends one
 */
export function useHelperRinger(
  helper: KeptHelper
): [OutgoingRing | null, () => void] {
  const session = usePeerSessionInstance()
  const [ringer] = useState(() => ringerOf(helper, session))
  useEffect(() => {
    ringer.open()
    return () => ringer.close()
  }, [ringer])
  return [
    useSyncExternalStore(ringer.subscribe, ringer.getSnapshot),
    ringer.ring,
  ]
}

function ringerOf(helper: KeptHelper, session: PeerSession): HelperRinger {
  const all = () => parseKeptHelpers(keptHelpers.getSnapshot())
  const access = () =>
    parseRingAccess(all().find(({ id }) => id === helper.id)?.ring)
  const forgetDevice = () => {
    const ring = { ...access(), device: null, isGone: true }
    keptHelpers.keep(JSON.stringify(withRing(all(), helper.id, ring)))
  }
  return new HelperRinger(helper, {
    session,
    store: tabStore,
    access,
    post: postRing,
    forgetDevice,
    now: () => Date.now(),
  })
}
