import { useEffect, useState, useSyncExternalStore } from 'react'

import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { listen } from 'src/lib/browser/listen'
import { ownerKeyOf } from 'src/lib/proof/ownerKeyOf'
import { storedCallers, storedRings } from 'src/lib/ring/ringLists'
import { type PresentRing, RingReceiver } from 'src/lib/ring/RingReceiver'
import { serviceWorkers } from 'src/lib/serviceWorker/registerServiceWorker'
import type { PeerSession } from 'src/lib/session/PeerSession'

/** @returns who rings this page’s helper, and what answers that she cannot come */
export function useRingReceiver(): [
  PresentRing | null,
  (freeAt: number | null) => Promise<void>,
] {
  const session = usePeerSessionInstance()
  const [receiver] = useState(() => receiverOf(session))
  useEffect(() => {
    receiver.open()
    return () => receiver.close()
  }, [receiver])
  return [
    useSyncExternalStore(receiver.subscribe, receiver.getSnapshot),
    receiver.answer,
  ]
}

const receiverOf = (session: PeerSession): RingReceiver =>
  new RingReceiver({
    session,
    pin: async (ownId) => (await ownerKeyOf(ownId))?.pin ?? null,
    callers: storedCallers,
    rings: storedRings,
    onPush: (listener) => {
      const workers = serviceWorkers()
      return workers ? listen(workers, 'message', listener) : () => {}
    },
    now: () => Date.now(),
  })
