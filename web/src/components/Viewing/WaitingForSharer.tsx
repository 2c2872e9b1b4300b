import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import StateCard from 'src/components/ui/StateCard'
import Text from 'src/components/ui/Text'
import TwoColumns from 'src/components/ui/TwoColumns'
import type { UserId } from 'src/domain/invite/userId'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

import InviteSharer from './InviteSharer'
import WhileWaiting from './WhileWaiting'

/** Nobody shares yet: the link to send, or the patience that a sharer’s link asks for. */
function WaitingForSharer({ fromUserId }: { fromUserId: UserId | null }) {
  const viewing = useViewingTexts()
  const isFirst = fromUserId === null
  const waiting = (
    <>
      <StateCard mood="waiting" title={viewing.waiting} isFromStart>
        <Text>{isFirst ? viewing.keepOpen : viewing.fromText}</Text>
      </StateCard>
      <WhileWaiting isFirst={isFirst} />
    </>
  )

  if (!isFirst) {
    return (
      <Stack gap="lg">
        <Heading align="center">{viewing.fromTitle}</Heading>
        {waiting}
      </Stack>
    )
  }
  return (
    <TwoColumns beside={waiting}>
      <Heading>{viewing.title}</Heading>
      <InviteSharer />
    </TwoColumns>
  )
}

export default WaitingForSharer
