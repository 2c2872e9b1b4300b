import SharerVoice from 'src/components/Voice/SharerVoice'

import SharerChat from './SharerChat'

/** All that the two say to each other, on the sharer’s page. */
const SharerTalk = () => (
  <>
    <SharerChat />
    <SharerVoice />
  </>
)

export default SharerTalk
