import Button from 'src/components/ui/Button'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { isPartOfScreen } from 'src/domain/capture/surface'
import { changeOf, isScreenHidden } from 'src/domain/peerSession/selectors'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { usePickingTexts } from 'src/hooks/usePickingTexts'

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
