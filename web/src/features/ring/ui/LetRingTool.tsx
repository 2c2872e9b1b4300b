import Icon from 'src/components/Icon'
import VisuallyHidden from 'src/components/VisuallyHidden'
import { Tool } from 'src/features/stage'
import { useRingingTexts } from 'src/i18n/useRingingTexts'

import { useRingOffer } from './useDeviceGiver'

/**
 * Lets the helper, during a share, allow the sharer to send push notifications
 * to this device.
 */
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
