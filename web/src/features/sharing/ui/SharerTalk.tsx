import { useLazyComponent } from 'src/browser/useLazyComponent'
import SharerChat from 'src/features/chat/ui/SharerChat'
import SharerVoice from 'src/features/voice/ui/SharerVoice'

const fetchFiles = () => import('src/features/files/ui/SharerFiles')

/** All that the two say to each other, or send, on the sharer’s page. */
function SharerTalk() {
  const SharerFiles = useLazyComponent(fetchFiles)

  return (
    <>
      <SharerChat />
      <SharerVoice />
      {SharerFiles && <SharerFiles />}
    </>
  )
}

export default SharerTalk
