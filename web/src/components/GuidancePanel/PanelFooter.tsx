import styled from 'styled-components'

import Button from 'src/components/ui/Button'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { isScreenHidden } from 'src/domain/peerSession/selectors'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useTexts } from 'src/hooks/useTexts'

const Pair = styled.footer`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-gap: min(${({ theme }) => theme.space.sm}, 2vw);
  padding: min(${({ theme }) => theme.space.sm}, 2vh, 2vw);
  border-top: 1px solid ${({ theme }) => theme.colour.border};
  background: ${({ theme }) => theme.colour.surface};
`

/** Whatever size is chosen for words, two buttons fit side by side in the smallest window. */
const Half = styled(Button)`
  flex-direction: column;
  min-height: 44px;
  padding: 0.25em min(${({ theme }) => theme.space.sm}, 1.5vw);
  font-size: min(${({ theme }) => theme.fontSize.md}, 6.5vw);

  > svg {
    margin: 0;
  }
  @media (max-height: 200px) {
    > svg {
      display: none;
    }
  }
`

/** What the sharer can do at any time, without looking for the page. */
function PanelFooter() {
  const session = usePeerSessionInstance()
  const { sharing } = useTexts()
  const isHidden = usePeerSession(isScreenHidden)

  return (
    <Pair>
      <Half
        variant={isHidden ? 'secondary' : 'danger'}
        icon="stop"
        onClick={session.stop}
        fullWidth
      >
        {sharing.stop}
      </Half>
      <Half
        variant={isHidden ? 'primary' : 'secondary'}
        icon={isHidden ? 'show' : 'hide'}
        onClick={isHidden ? session.show : session.hide}
        fullWidth
      >
        {isHidden ? sharing.show : sharing.hide}
      </Half>
    </Pair>
  )
}

export default PanelFooter
