import { useEffect, useState, useSyncExternalStore } from 'react'

import { listen } from 'src/browser/listen'
import { ownerKeyOf } from 'src/features/proof/ownerKeyOf'
import { storedCallers, storedRings } from 'src/features/ring/ringLists'
import { type PresentRing, RingReceiver } from 'src/features/ring/RingReceiver'
import type { PeerSession } from 'src/features/session/PeerSession'
import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'
import { serviceWorkers } from 'src/features/sheets/registerServiceWorker'

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
