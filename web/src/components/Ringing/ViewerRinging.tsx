import { farewell, viewerView } from 'src/domain/peerSession/selectors'
import { useDeviceGiver } from 'src/hooks/useDeviceGiver'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useRingAloud } from 'src/hooks/useRingAloud'
import { useRingingTexts } from 'src/hooks/useRingingTexts'
import { useRingReceiver } from 'src/hooks/useRingReceiver'

import NewCaller from './NewCaller'
import RingBanner from './RingBanner'

/** What a helper’s page has to do with rings. */
function ViewerRinging() {
  const texts = useRingingTexts()
  const caller = useDeviceGiver()
  const [ring, answer] = useRingReceiver()
  const isWaiting = usePeerSession((state) => viewerView(state) === 'waiting')
  const hasEnded = usePeerSession((state) => farewell(state) !== null)
  useRingAloud(ring)

  if (!texts || !isWaiting) return null
  return (
    <>
      {ring && <RingBanner texts={texts} ring={ring} onAnswer={answer} />}
      {hasEnded && caller && (
        <NewCaller key={caller} texts={texts} tag={caller} />
      )}
    </>
  )
}

export default ViewerRinging
