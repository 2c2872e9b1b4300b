import { useContext } from 'react'

import { useLazyComponent } from 'src/browser/useLazyComponent'
import { isAlarmRaised } from 'src/features/session/model/selectors'
import { SessionToolsContext } from 'src/features/session/ui/SessionToolsContext'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'

import { fetchSharerPart } from './fetchSharerPart'

const fetchTalk = fetchSharerPart('SharerTalk')
const fetchChangeOffer = fetchSharerPart('ChangeOffer')
const fetchGuidance = fetchSharerPart('GuidancePanel')
const fetchLongWait = fetchSharerPart('LongWait')
const fetchMore = fetchSharerPart('SharerMore')

interface SharingToolsProps {
  /** the first picture is on its way */
  isTime: boolean
}

/**
 * What the helper asks, says and shows, and below it what the sharer can do
 * besides: there is no use for it before a share.
 */
function SharingTools({ isTime }: SharingToolsProps) {
  const isCamera = usePeerSession((state) => state.surface === 'camera')
  const isMet = usePeerSession(
    (state) => state.remoteParticipantState === 'connected'
  )
  // Nothing that the helper says or shows stands beside the words for that.
  const isAlarm = usePeerSession(isAlarmRaised)
  const hasTools = useContext(SessionToolsContext) !== null
  const Talk = useLazyComponent(isTime ? fetchTalk : null)
  const ChangeOffer = useLazyComponent(isTime ? fetchChangeOffer : null)
  const GuidancePanel = useLazyComponent(isTime ? fetchGuidance : null)
  const LongWait = useLazyComponent(isMet ? null : fetchLongWait)
  const More = useLazyComponent(isTime && isCamera ? fetchMore : null)

  return (
    <>
      {/* A camera is simply pointed elsewhere, and its picture has no place to point to. */}
      {ChangeOffer && !isCamera && !isAlarm && <ChangeOffer />}
      {hasTools && Talk && !isAlarm && <Talk />}
      {LongWait && !isAlarm && <LongWait />}
      {hasTools && GuidancePanel && !isCamera && <GuidancePanel />}
      {hasTools && More && isCamera && !isAlarm && <More />}
    </>
  )
}

export default SharingTools
