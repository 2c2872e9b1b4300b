import MaskChoice from 'src/components/Masking/MaskChoice'
import MaskNews from 'src/components/Masking/MaskNews'
import PickerCoach from 'src/components/PickerCoach'
import Button from 'src/components/ui/Button'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { changeOf } from 'src/domain/peerSession/selectors'
import { useMasking } from 'src/hooks/useMasking'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { usePickingTexts } from 'src/hooks/usePickingTexts'

import ChangeNews from './ChangeNews'

/** What is being changed of the picture, because the sharer wants it or the helper asks. */
function ChangeOffer() {
  const session = usePeerSessionInstance()
  const { wholeScreen } = usePickingTexts()
  const change = usePeerSession(changeOf)
  const [{ isChoosing }] = useMasking()

  return (
    <>
      <ChangeNews />
      {change === 'asked' && (
        <Button size="xl" icon="screen" onClick={session.change} fullWidth>
          {wholeScreen}
        </Button>
      )}
      {change === 'choosing' && <PickerCoach />}
      {isChoosing ? <MaskChoice /> : <MaskNews />}
    </>
  )
}

export default ChangeOffer
