import SharerChat from 'src/features/chat/ui/SharerChat'
import SharerFiles from 'src/features/files/ui/SharerFiles'
import SharerVoice from 'src/features/voice/ui/SharerVoice'

/** Messages, voice and files on the sharer’s page. */
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
