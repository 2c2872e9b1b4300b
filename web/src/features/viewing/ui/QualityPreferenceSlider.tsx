import styled from 'styled-components'

import {
  isQualityPreference,
  qualityPreferences,
} from 'src/features/call/model/qualityPreference'
import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

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
    accent-color: ${({ theme }) => theme.colour.accent};
  }
`

/** How the other side sends its screen: what is won in one is lost in the other. */
function QualityPreferenceSlider() {
  const viewing = useViewingTexts()
  const session = usePeerSessionInstance()
  const qualityPreference = usePeerSession((state) => state.qualityPreference)

  return (
    <Slider>
      <span>{viewing.sharper}</span>
      <input
        type="range"
        min={qualityPreferences[0]}
        max={qualityPreferences[qualityPreferences.length - 1]}
        value={qualityPreference}
        aria-valuetext={viewing.qualityPreference[qualityPreference]}
        onChange={({ target: { valueAsNumber } }) => {
          if (isQualityPreference(valueAsNumber)) session.choose(valueAsNumber)
        }}
      />
      <span>{viewing.smoother}</span>
    </Slider>
  )
}

export default QualityPreferenceSlider
