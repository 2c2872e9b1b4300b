import Button from 'src/components/ui/Button'
import type { ButtonLook } from 'src/components/ui/Button/buttonStyles'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { useCaptureSource } from 'src/hooks/useCaptureSource'
import { useTexts } from 'src/hooks/useTexts'

/** The one button. Its click goes to the browser’s picker with nothing in between (PS7). */
function ShareScreenButton(look: ButtonLook) {
  const session = usePeerSessionInstance()
  const { sharing } = useTexts()
  const source = useCaptureSource()

  return (
    <Button
      size="xl"
      icon={source === 'camera' ? 'camera' : 'share'}
      onClick={() => session.share(source)}
      fullWidth
      {...look}
    >
      {sharing.action}
    </Button>
  )
}

export default ShareScreenButton
