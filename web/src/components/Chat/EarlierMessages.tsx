import Disclosure from 'src/components/ui/Disclosure'
import Stack from 'src/components/ui/Stack'
import type { ChatMessage } from 'src/domain/guidance/chatMessage'
import { useTalkingTexts } from 'src/hooks/useTalkingTexts'

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
