import styled from 'styled-components'

import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import { useVoice } from './useVoice'

const Choice = styled.select`
  max-width: 14rem;
  min-height: ${({ theme }) => theme.button.md.height};
  padding: 0 ${({ theme }) => theme.space.xs};
  border: 2px solid ${({ theme }) => theme.colour.controlBorder};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.colour.surface};
  color: ${({ theme }) => theme.colour.text};
  font: inherit;
`

/** Only where there is a choice. */
function MicrophoneChoice() {
  const talking = useTalkingTexts()
  const [{ track, microphones }, voice] = useVoice()
  if (!track || microphones.length < 2) return null

  return (
    <Choice
      aria-label={talking.microphone}
      value={track.getSettings().deviceId}
      onChange={(event) => void voice.choose(event.currentTarget.value)}
    >
      {microphones.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Choice>
  )
}

export default MicrophoneChoice
