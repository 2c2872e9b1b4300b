import SharerVoice from 'src/components/Voice/SharerVoice'
import { useLazyComponent } from 'src/hooks/useLazyComponent'

import SharerChat from './SharerChat'

const fetchFiles = () => import('src/components/Files/SharerFiles')

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
