import Button from 'src/components/Button'
import { isPartOfScreen } from 'src/features/capture/model/surface'
import { changeOf, isScreenHidden } from 'src/features/session/model/selectors'
import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'
import { usePickingTexts } from 'src/i18n/usePickingTexts'

/** For a share of one window or tab; not beside the button that shows it again. */
function WholeScreenOffer() {
  const session = usePeerSessionInstance()
  const { wholeScreen } = usePickingTexts()
  const isHidden = usePeerSession(isScreenHidden)
  const isPart = usePeerSession((state) => isPartOfScreen(state.surface))
  const isAsked = usePeerSession(changeOf) === 'asked'
  if (isHidden || !isPart) return null

  return (
    <Button
      variant={isAsked ? 'primary' : 'secondary'}
      icon="screen"
      onClick={session.change}
      fullWidth
    >
      {wholeScreen}
    </Button>
  )
}

export default WholeScreenOffer
