import Button from 'src/components/Button'
import Text from 'src/components/Text'
import CoverButton from 'src/features/masking/ui/CoverButton'
import { changeOf } from 'src/features/session/model/selectors'
import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'
import { usePickingTexts } from 'src/i18n/usePickingTexts'

/** What is shown of the computer, and the ways to show something else or less. */
function ChangeTools() {
  const session = usePeerSessionInstance()
  const picking = usePickingTexts()
  const change = usePeerSession(changeOf)
  const surface = usePeerSession((state) => state.surface)

  return (
    <>
      {surface && surface !== 'camera' && (
        <Text align="center">{picking.surface[surface]}</Text>
      )}
      {change !== 'asked' && (
        <Button
          size="lg"
          variant="secondary"
          icon="screen"
          onClick={session.change}
          fullWidth
        >
          {picking.change}
        </Button>
      )}
      <CoverButton />
    </>
  )
}

export default ChangeTools
