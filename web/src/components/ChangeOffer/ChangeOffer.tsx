import MaskingTool from 'src/components/Masking/MaskingTool'
import PickerCoach from 'src/components/PickerCoach'
import Button from 'src/components/ui/Button'
import Stack from 'src/components/ui/Stack'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { changeOf } from 'src/domain/peerSession/selectors'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { usePickingTexts } from 'src/hooks/usePickingTexts'

import ChangeNews from './ChangeNews'

/** Another screen in the place of this one, because the sharer wants it or the helper asks. */
function ChangeOffer() {
  const session = usePeerSessionInstance()
  const picking = usePickingTexts()
  const change = usePeerSession(changeOf)
  const isAsked = change === 'asked'

  return (
    <Stack gap="md">
      <ChangeNews />
      <Button
        size={isAsked ? 'xl' : 'lg'}
        variant={isAsked ? 'primary' : 'secondary'}
        icon="screen"
        onClick={session.change}
        fullWidth
      >
        {isAsked ? picking.wholeScreen : picking.change}
      </Button>
      {change === 'choosing' ? <PickerCoach /> : <MaskingTool />}
    </Stack>
  )
}

export default ChangeOffer
