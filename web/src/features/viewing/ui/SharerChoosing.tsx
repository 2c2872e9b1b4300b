import { useLazyComponent } from 'src/browser/useLazyComponent'
import Text from 'src/components/Text'
import type { PickerCoachProps } from 'src/features/capture/ui/PickerCoach'
import { sharerDialogOf } from 'src/features/session/model/selectors'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

const fetchCoach = () => import('src/features/capture/ui/PickerCoach')

/** What the other person sees now, with the words to say. */
function SharerChoosing() {
  const { choosingText } = useViewingTexts()
  const dialog = usePeerSession(sharerDialogOf)
  const PickerCoach = useLazyComponent<PickerCoachProps>(fetchCoach)

  if (!dialog) return null
  return (
    <>
      <Text size="lg" align="center">
        {choosingText}
      </Text>
      {PickerCoach && <PickerCoach isForHelper dialog={dialog} />}
    </>
  )
}

export default SharerChoosing
