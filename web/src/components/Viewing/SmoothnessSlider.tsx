import styled from 'styled-components'

import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { isSmoothness, smoothnesses } from 'src/domain/picture/smoothness'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

const Slider = styled.label`
  display: flex;
  justify-content: center;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.fontSize.sm};
  white-space: nowrap;

  input {
    width: 7rem;
    height: 44px;
    accent-color: ${({ theme }) => theme.colour.primary};
  }
`

/** How the other side sends its screen: what is won in one is lost in the other. */
const SmoothnessSlider = () => {
  const viewing = useViewingTexts()
  const session = usePeerSessionInstance()
  const smoothness = usePeerSession((state) => state.smoothness)

  return (
    <Slider>
      {viewing.sharper}
      <input
        type="range"
        min={smoothnesses[0]}
        max={smoothnesses[smoothnesses.length - 1]}
        value={smoothness}
        aria-valuetext={viewing.smoothness[smoothness]}
        onChange={({ target: { valueAsNumber } }) => {
          if (isSmoothness(valueAsNumber)) session.choose(valueAsNumber)
        }}
      />
      {viewing.smoother}
    </Slider>
  )
}

export default SmoothnessSlider
