import Invitation from 'src/components/Invitation'
import Banner from 'src/components/ui/Banner'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import type { UserId } from 'src/domain/userId'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

/** Nobody shares yet: the link to send, or the patience that a sharer’s link asks for. */
const WaitingForSharer = ({ fromUserId }: { fromUserId: UserId | null }) => {
  const viewing = useViewingTexts()
  const ownId = usePeerSession((state) => state.ownId)

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
        <Invitation
          heading={viewing.inviteHeading}
          text={viewing.inviteText}
          to={ownId && { for: 'sharer', toUserId: ownId }}
        />
      )}
    </Stack>
  )
}

export default WaitingForSharer
