import { BarButton } from 'src/components/BottomBar'
import {
  isScreenHidden,
  isSomethingAsked,
} from 'src/features/session/model/selectors'
import { useTexts } from 'src/i18n/useTexts'

import { usePeerSession, usePeerSessionInstance } from './usePeerSession'

/**
 * The two buttons that the sharer always has. Only the button that is most
 * likely needed next has a filled background; if that is another button on the
 * page, these two are outlined.
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
