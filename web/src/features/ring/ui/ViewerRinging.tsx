import { useEffect, useState, useSyncExternalStore } from 'react'

import { createPortal } from 'react-dom'

import { listen } from 'src/browser/listen'
import { ownerKeyOf } from 'src/features/proof'
import { storedCallers, storedRings } from 'src/features/ring/ringLists'
import { type PresentRing, RingReceiver } from 'src/features/ring/RingReceiver'
import {
  type PeerSession,
  usePeerSession,
  usePeerSessionInstance,
  viewerView,
} from 'src/features/session'
import { serviceWorkers } from 'src/features/sheets'
import { useRingingTexts } from 'src/i18n/useRingingTexts'

import RingBanner from './RingBanner'
import { useDeviceGiver } from './useDeviceGiver'
import { useRingAloud } from './useRingAloud'

function useRingReceiver(): [
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

export interface ViewerRingingProps {
  /**
   * The element in which to render; null to render above the content of the
   * page. After a share, the closing screen provides an element.
   */
  place: HTMLElement | null
}

/** Shows which sharer calls, and gives sharers the push subscription. */
function ViewerRinging({ place }: ViewerRingingProps) {
  const texts = useRingingTexts()
  useDeviceGiver()
  const [ring, answer] = useRingReceiver()
  const isWaiting = usePeerSession((state) => viewerView(state) === 'waiting')
  useRingAloud(ring)

  if (!texts || !isWaiting) return null
  const shown = ring && (
    <RingBanner texts={texts} ring={ring} onAnswer={answer} />
  )
  return place ? createPortal(shown, place) : shown
}

export default ViewerRinging
