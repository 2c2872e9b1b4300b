import SharerVoice from 'src/components/Voice/SharerVoice'

import SharerWords from './SharerWords'

/** All that the two say to each other, on the sharer’s page. */
const SharerTalk = () => (
  <>
    <SharerWords />
    <SharerVoice />
  </>
)

export default SharerTalk
