import CoverButton from 'src/components/Masking/CoverButton'
import Button from 'src/components/ui/Button'
import Text from 'src/components/ui/Text'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { changeOf } from 'src/domain/peerSession/selectors'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { usePickingTexts } from 'src/hooks/usePickingTexts'

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
