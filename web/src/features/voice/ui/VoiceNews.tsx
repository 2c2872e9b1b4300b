import styled from 'styled-components'

import Button from 'src/components/Button'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import LevelMeter from './LevelMeter'
import { useVoice } from './useVoice'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  text-align: center;

  > * {
    margin: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
  }
`

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

function VoiceNews({ other }: { other: string | null }) {
  const talking = useTalkingTexts()
  const [state, voice] = useVoice()
  const { own, trouble, track } = state
  const isSilent = own === 'on' && state.isInterrupted

  return (
    <Row>
      <div role="status">
        {other && <p>{other}</p>}
        {own !== 'off' && (
          <p>{isSilent ? talking.interrupted : talking[own]}</p>
        )}
        {trouble && <p>{talking.voiceTrouble[trouble]}</p>}
        {state.isScreenSoundOff && <p>{talking.screenSoundOff}</p>}
      </div>
      {state.isBlocked && (
        <Button size="md" variant="secondary" icon="sound" onClick={voice.hear}>
          {talking.hear}
        </Button>
      )}
      {track && (
        <>
          {own === 'on' && !isSilent && <LevelMeter track={track} />}
          <Button
            size="md"
            variant="secondary"
            icon={own === 'muted' ? 'sound' : 'soundOff'}
            onClick={own === 'muted' ? voice.unmute : voice.mute}
          >
            {own === 'muted' ? talking.unmute : talking.mute}
          </Button>
          <MicrophoneChoice />
        </>
      )}
    </Row>
  )
}

export default VoiceNews
