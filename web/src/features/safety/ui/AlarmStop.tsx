import { BarButton } from 'src/components/BottomBar'
import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'
import { useTexts } from 'src/i18n/useTexts'

/** Where the alarm was pressed: whoever presses there once more stops, and shows nothing. */
function AlarmStop() {
  const session = usePeerSessionInstance()
  const { sharing } = useTexts()

  const stop = () => {
    session.stop()
    // From the helper window, which goes: the words are on the page.
    window.focus()
  }
  return (
    <BarButton variant="danger" icon="stop" onClick={stop}>
      {sharing.stop}
    </BarButton>
  )
}

export default AlarmStop
