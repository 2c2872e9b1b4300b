import type { PickerCoachProps } from 'src/components/PickerCoach/PickerCoach'
import Text from 'src/components/ui/Text'
import { sharerDialogOf } from 'src/domain/peerSession/selectors'
import { useLazyComponent } from 'src/hooks/useLazyComponent'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

const fetchCoach = () => import('src/components/PickerCoach/PickerCoach')

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
