import Tool from 'src/components/Viewing/Tool'
import { useGuidance } from 'src/hooks/useGuidance'
import { useTalkingTexts } from 'src/hooks/useTalkingTexts'
import { useVoice } from 'src/hooks/useVoice'
import { hasMicrophones } from 'src/lib/voice/BrowserMicrophone'

/** The viewer’s button for talking; nothing is asked for until somebody presses it. */
function TalkTool() {
  const talking = useTalkingTexts()
  const [{ own }, voice] = useVoice()
  const isOtherOn = useGuidance((state) => state.otherVoice !== 'off')
  if (!hasMicrophones()) return null

  if (own !== 'off') {
    return (
      <Tool icon="close" shortcut="talk" onClick={voice.hangUp}>
        {talking.stopTalking}
      </Tool>
    )
  }
  return (
    <Tool
      icon="microphone"
      shortcut="talk"
      isWanted={isOtherOn}
      onClick={() => void voice.start()}
    >
      {isOtherOn ? talking.talkBack : talking.talkShort}
    </Tool>
  )
}

export default TalkTool
