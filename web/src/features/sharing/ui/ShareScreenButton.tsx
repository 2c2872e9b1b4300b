import Button from 'src/components/Button'
import type { ButtonLook } from 'src/components/buttonStyles'
import { useCaptureSource } from 'src/features/links'
import { usePeerSessionInstance } from 'src/features/session'
import { useTexts } from 'src/i18n/useTexts'

/**
 * The click opens the browser's screen picker without another dialog in between
 * (PS7: the browser requires a click).
 */
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
