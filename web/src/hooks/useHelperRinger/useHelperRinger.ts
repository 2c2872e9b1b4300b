import { useEffect, useState, useSyncExternalStore } from 'react'

import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import {
  type KeptHelper,
  parseKeptHelpers,
  withRing,
} from 'src/domain/keptHelpers/keptHelpers'
import type { OutgoingRing } from 'src/domain/ring/outgoingRing'
import { parseRingAccess } from 'src/domain/ring/ringAccess'
import { keptHelpers } from 'src/lib/browser/preferences'
import { tabStore } from 'src/lib/browser/storage'
import { HelperRinger } from 'src/lib/ring/HelperRinger'
import { postRing } from 'src/lib/ring/postRing'
import type { PeerSession } from 'src/lib/session/PeerSession'

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
