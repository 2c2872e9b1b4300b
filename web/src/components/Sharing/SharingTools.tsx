import { useContext } from 'react'

import { SessionToolsContext } from 'src/context/SessionToolsContext'
import { useIsPictureSent } from 'src/hooks/useIsPictureSent'
import { useLazyComponent } from 'src/hooks/useLazyComponent'
import { usePeerSession } from 'src/hooks/usePeerSession'

const fetchTalk = () => import('src/components/Chat/SharerTalk')
const fetchChangeOffer = () => import('src/components/ChangeOffer/ChangeOffer')
const fetchGuidance = () => import('src/components/GuidancePanel/GuidancePanel')
const fetchAdvice = () => import('./ConnectionAdvice')

/** What there is no use for before a share; few need the advice, so it comes when it is needed. */
function SharingTools() {
  const isCamera = usePeerSession((state) => state.surface === 'camera')
  const isMet = usePeerSession(
    (state) => state.remoteParticipantState === 'connected'
  )
  const hasTools = useContext(SessionToolsContext) !== null
  const isTime = useIsPictureSent()
  const Talk = useLazyComponent(isTime ? fetchTalk : null)
  const ChangeOffer = useLazyComponent(isTime ? fetchChangeOffer : null)
  const GuidancePanel = useLazyComponent(isTime ? fetchGuidance : null)
  const Advice = useLazyComponent(isMet ? null : fetchAdvice)

  return (
    <>
      {hasTools && Talk && <Talk />}
      {/* A camera is simply pointed elsewhere, and its picture has no place to point to. */}
      {ChangeOffer && !isCamera && <ChangeOffer />}
      {hasTools && GuidancePanel && !isCamera && <GuidancePanel />}
      {Advice && <Advice />}
    </>
  )
}

export default SharingTools
