import styled from 'styled-components'

import Button from 'src/components/ui/Button'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { isPartOfScreen } from 'src/domain/capture/surface'
import { isScreenHidden } from 'src/domain/peerSession/selectors'
import { usePanelTexts } from 'src/hooks/usePanelTexts'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { usePickingTexts } from 'src/hooks/usePickingTexts'
import { useTexts } from 'src/hooks/useTexts'

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  grid-gap: ${({ theme }) => theme.space.sm};
`

/** What the sharer can do at any time, without looking for the page. */
function PanelControls({ onBigger }: { onBigger: () => void }) {
  const session = usePeerSessionInstance()
  const { sharing } = useTexts()
  const panel = usePanelTexts()
  const picking = usePickingTexts()
  const isHidden = usePeerSession(isScreenHidden)
  const isPart = usePeerSession((state) => isPartOfScreen(state.surface))

  return (
    <Buttons>
      <Button variant="danger" icon="stop" onClick={session.stop} fullWidth>
        {sharing.stop}
      </Button>
      <Button
        variant="secondary"
        icon={isHidden ? 'show' : 'hide'}
        onClick={isHidden ? session.show : session.hide}
        fullWidth
      >
        {isHidden ? sharing.show : sharing.hide}
      </Button>
      {isPart && (
        <Button
          variant="secondary"
          icon="screen"
          onClick={session.change}
          fullWidth
        >
          {picking.wholeScreen}
        </Button>
      )}
      <Button variant="secondary" icon="plus" onClick={onBigger} fullWidth>
        {panel.bigger}
      </Button>
    </Buttons>
  )
}

export default PanelControls
