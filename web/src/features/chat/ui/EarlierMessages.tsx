import Disclosure from 'src/components/Disclosure'
import Stack from 'src/components/Stack'
import type { ChatMessage } from 'src/features/chat/model/chatMessage'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import Bubble from './Bubble'

interface EarlierMessagesProps {
  said: readonly ChatMessage[]
  helperName: string
}

/** What was said before the newest, by both. */
function EarlierMessages({ said, helperName }: EarlierMessagesProps) {
  const talking = useTalkingTexts()
  if (said.length === 0) return null

  return (
    <Disclosure label={talking.earlier}>
      <Stack as="ol" gap="sm">
        {said.map((each) => (
          <Bubble
            key={`${each.isOwn} ${each.words.id}`}
            said={each}
            otherName={helperName}
            answerLabel={`${talking.you}:`}
          />
        ))}
      </Stack>
    </Disclosure>
  )
}

export default EarlierMessages
