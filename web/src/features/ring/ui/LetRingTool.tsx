import Icon from 'src/components/Icon'
import VisuallyHidden from 'src/components/VisuallyHidden'
import { Tool } from 'src/features/stage'
import { useRingingTexts } from 'src/i18n/useRingingTexts'

import { useRingOffer } from './useDeviceGiver'

/** During a share: lets the helper allow the sharer to ring this device. */
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
