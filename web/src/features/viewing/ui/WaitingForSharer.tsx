import Button from 'src/components/Button'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import StateCard from 'src/components/StateCard'
import Text from 'src/components/Text'
import TwoColumns from 'src/components/TwoColumns'
import type { UserId } from 'src/features/links/model/userId'
import { seatOf } from 'src/features/session/model/selectors'
import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'
import { useNewcomerTexts } from 'src/i18n/useNewcomerTexts'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

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
