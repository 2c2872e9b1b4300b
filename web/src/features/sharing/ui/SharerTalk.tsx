import { SharerChat } from 'src/features/chat'
import { SharerFiles } from 'src/features/files'
import { SharerVoice } from 'src/features/voice'

function SharerTalk() {
  return (
    <>
      <SharerChat />
      <SharerVoice />
      <SharerFiles />
    </>
  )
}

export default SharerTalk
