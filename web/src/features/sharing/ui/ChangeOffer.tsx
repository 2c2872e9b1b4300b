import Button from 'src/components/Button'
import LateNews from 'src/components/LateNews'
import VisuallyHidden from 'src/components/VisuallyHidden'
import { PickerCoach } from 'src/features/capture'
import { MaskChoice, useMasking } from 'src/features/masking'
import {
  ChangeNews,
  changeOf,
  usePeerSession,
  usePeerSessionInstance,
} from 'src/features/session'
import { useMaskingTexts } from 'src/i18n/useMaskingTexts'
import { usePickingTexts } from 'src/i18n/usePickingTexts'

/**
 * Tells screen readers that a part of the screen is masked, and shows why
 * masking has failed.
 */
function MaskNews() {
  const texts = useMaskingTexts()
  const [{ masks, problem }] = useMasking()

  return (
    <>
      <LateNews>{problem && texts.problems[problem]}</LateNews>
      <VisuallyHidden role="status">
        {masks.length > 0 && texts.covered}
      </VisuallyHidden>
    </>
  )
}

/**
 * Lets the sharer change what is shared, also at the request of the helper, who
 * may ask for the whole screen.
 */
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
