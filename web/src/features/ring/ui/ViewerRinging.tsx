import { createPortal } from 'react-dom'

import { viewerView } from 'src/features/session/model/selectors'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'
import { useRingingTexts } from 'src/i18n/useRingingTexts'

import RingBanner from './RingBanner'
import { useDeviceGiver } from './useDeviceGiver'
import { useRingAloud } from './useRingAloud'
import { useRingReceiver } from './useRingReceiver'

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
