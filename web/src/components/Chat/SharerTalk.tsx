import SharerFiles from 'src/components/Files/SharerFiles'
import SharerVoice from 'src/components/Voice/SharerVoice'

import SharerChat from './SharerChat'

/** All that the two say to each other, or send, on the sharer’s page. */
const SharerTalk = () => (
  <>
    <SharerChat />
    <SharerVoice />
    <SharerFiles />
  </>
)

export default SharerTalk
