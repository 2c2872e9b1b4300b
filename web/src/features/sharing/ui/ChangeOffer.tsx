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

/** A covered part of the screen is announced, but not shown here. */
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

/** Includes the button for a helper’s request to see the whole screen. */
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
