import SidePanel from 'src/features/stage/ui/SidePanel'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import Conversation from './Conversation'
import SentenceButtons from './SentenceButtons'
import WriteForm from './WriteForm'

export interface HelperChatProps {
  onClose: () => void
}

/** Where the helper writes, and reads what the sharer answers. */
function HelperChat({ onClose }: HelperChatProps) {
  const talking = useTalkingTexts()

  return (
    <SidePanel title={talking.heading} onClose={onClose} takesFocus>
      <Conversation />
      <SentenceButtons />
      <WriteForm />
    </SidePanel>
  )
}

export default HelperChat
