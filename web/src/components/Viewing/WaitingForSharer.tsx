import Button from 'src/components/ui/Button'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import StateCard from 'src/components/ui/StateCard'
import Text from 'src/components/ui/Text'
import TwoColumns from 'src/components/ui/TwoColumns'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import type { UserId } from 'src/domain/invite/userId'
import { seatOf } from 'src/domain/peerSession/selectors'
import { useNewcomerTexts } from 'src/hooks/useNewcomerTexts'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

import InviteSharer from './InviteSharer'
import WhileWaiting from './WhileWaiting'

/** Nobody shares yet: the link to send, or the patience that a sharer’s link asks for. */
function WaitingForSharer({ fromUserId }: { fromUserId: UserId | null }) {
  const viewing = useViewingTexts()
  const session = usePeerSessionInstance()
  const { admitAtViewer } = useNewcomerTexts()
  const seat = usePeerSession(seatOf)
  const isFirst = fromUserId === null
  const text = isFirst ? viewing.keepOpen : viewing.fromText
  const waiting = (
    <>
      {seat === 'none' ? (
        <Stack gap="md" align="center">
          <Text size="lg" align="center">
            {text}
          </Text>
          <Button size="xl" onClick={session.takeSeat} fullWidth>
            {admitAtViewer}
          </Button>
        </Stack>
      ) : (
        <StateCard mood="waiting" title={viewing.waiting} isFromStart>
          <Text>{seat === 'asking' ? viewing.askedForScreen : text}</Text>
        </StateCard>
      )}
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
