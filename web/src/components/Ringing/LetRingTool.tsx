import Icon from 'src/components/ui/Icon'
import VisuallyHidden from 'src/components/ui/VisuallyHidden'
import Tool from 'src/components/Viewing/Tool'
import { useRingOffer } from 'src/hooks/useDeviceGiver'
import { useRingingTexts } from 'src/hooks/useRingingTexts'

/** While somebody shares: the helper lets them ring this device. */
function LetRingTool() {
  const texts = useRingingTexts()
  const [offer, allow] = useRingOffer()
  if (!texts || !offer) return null
  const isNew = offer.state === 'asked' || offer.state === 'giving'
  return (
    <>
      {isNew && (
        <Tool
          icon={<Icon name="bell" />}
          aria-disabled={offer.state === 'giving'}
          onClick={allow}
        >
          {texts.letRingWithoutName}
        </Tool>
      )}
      <VisuallyHidden role="status">
        {offer.state === 'given' ? texts.letDoneWithoutName : ''}
      </VisuallyHidden>
    </>
  )
}

export default LetRingTool
