import { SharerChat } from 'src/features/chat'
import { SharerFiles } from 'src/features/files'
import { SharerVoice } from 'src/features/voice'

/** All that the two say to each other, or send, on the sharer’s page. */
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
