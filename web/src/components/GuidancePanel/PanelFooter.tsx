import styled from 'styled-components'

import StopAndHide from 'src/components/Sharing/StopAndHide'
import Button from 'src/components/ui/Button'

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
const PanelFooter = () => (
  <Pair>
    <StopAndHide button={Half} />
  </Pair>
)

export default PanelFooter
