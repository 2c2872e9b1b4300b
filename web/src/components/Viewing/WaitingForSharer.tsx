import Banner from 'src/components/ui/Banner'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import type { UserId } from 'src/domain/invite/userId'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

import InviteSharer from './InviteSharer'
import WhileWaiting from './WhileWaiting'

/** Nobody shares yet: the link to send, or the patience that a sharer’s link asks for. */
function WaitingForSharer({ fromUserId }: { fromUserId: UserId | null }) {
  const viewing = useViewingTexts()

  return (
    <Stack gap="lg">
      <Heading align="center">
        {fromUserId ? viewing.fromTitle : viewing.title}
      </Heading>
      <Banner busy>{viewing.waiting}</Banner>
      {fromUserId ? (
        <Text size="lg" align="center">
          {viewing.fromText}
        </Text>
      ) : (
        <InviteSharer />
      )}
      <WhileWaiting isFirst={fromUserId === null} />
    </Stack>
  )
}

export default WaitingForSharer
