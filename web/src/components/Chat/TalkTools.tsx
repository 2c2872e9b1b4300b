import { ToolGroup } from 'src/components/Viewing/ToolGroup'
import TalkButton from 'src/components/Voice/TalkButton'

import WriteButton, { type WriteButtonProps } from './WriteButton'

/** The helper’s ways to say something. */
const TalkTools = (props: WriteButtonProps) => (
  <ToolGroup>
    <WriteButton {...props} />
    <TalkButton />
  </ToolGroup>
)

export default TalkTools
