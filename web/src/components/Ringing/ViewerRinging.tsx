import { createPortal } from 'react-dom'

import { viewerView } from 'src/domain/peerSession/selectors'
import { useDeviceGiver } from 'src/hooks/useDeviceGiver'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useRingAloud } from 'src/hooks/useRingAloud'
import { useRingingTexts } from 'src/hooks/useRingingTexts'
import { useRingReceiver } from 'src/hooks/useRingReceiver'

import RingBanner from './RingBanner'

export interface ViewerRingingProps {
  /** where the end of a share, which covers the page, has room for it; null before */
  place: HTMLElement | null
}

/** What a helper’s page has to do with rings. */
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
