import { useGuidance } from 'src/features/messages/useGuidance'
import Tool from 'src/features/stage/ui/Tool'
import { hasMicrophones } from 'src/features/voice/BrowserMicrophone'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import { useVoice } from './useVoice'

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
