import { BarButton } from 'src/components/BottomBar'
import {
  isScreenHidden,
  isSomethingAsked,
} from 'src/features/session/model/selectors'
import { useTexts } from 'src/i18n/useTexts'

import { usePeerSession, usePeerSessionInstance } from './usePeerSession'

/**
 * The sharer always has these buttons. The page fills only the button that is
 * most likely needed, so these are outlined while another one is.
 */
function StopAndHide() {
  const session = usePeerSessionInstance()
  const { sharing } = useTexts()
  const isHidden = usePeerSession(isScreenHidden)
  const isAsked = usePeerSession(isSomethingAsked)

  return (
    <>
      <BarButton
        variant={isHidden || isAsked ? 'secondary' : 'danger'}
        icon="stop"
        onClick={session.stop}
      >
        {sharing.stop}
      </BarButton>
      <BarButton
        variant={isHidden && !isAsked ? 'primary' : 'secondary'}
        icon={isHidden ? 'show' : 'hide'}
        onClick={isHidden ? session.show : session.hide}
      >
        {isHidden ? sharing.show : sharing.hide}
      </BarButton>
    </>
  )
}

export default StopAndHide
