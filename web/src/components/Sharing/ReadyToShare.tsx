import Invitation from 'src/components/Invitation'
import Banner from 'src/components/ui/Banner'
import Heading from 'src/components/ui/Heading'
import Note from 'src/components/ui/Note'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useQueryParameters } from 'src/hooks/useQueryParameters'
import { useTexts } from 'src/hooks/useTexts'

import ShareScreenButton from './ShareScreenButton'

interface ReadyToShareProps {
  /** the sharer has come first, and has a link to send */
  isBroadcast: boolean
  hasStopped: boolean
}

/** Who will see it, what happens next, and one big button. */
const ReadyToShare = ({ isBroadcast, hasStopped }: ReadyToShareProps) => {
  const { sharing } = useTexts()
  const { name } = useQueryParameters()
  const ownId = usePeerSession((state) => state.ownId)

  return (
    <Stack gap="lg">
      {hasStopped && <Banner tone="success">{sharing.stopped}</Banner>}
      <Stack gap="sm">
        <Heading align="center">
          {name ? sharing.headingWithName(name) : sharing.heading}
        </Heading>
        <Text size="lg" align="center">
          {sharing.whatHappens}
        </Text>
      </Stack>
      {isBroadcast && (
        <Invitation
          heading={sharing.inviteHeading}
          text={sharing.inviteText}
          to={ownId && { for: 'viewer', fromUserId: ownId }}
        />
      )}
      <Stack gap="sm">
        <ShareScreenButton />
        <Text tone="muted" align="center">
          {sharing.afterwards}
        </Text>
      </Stack>
      <Note>{sharing.scamWarning}</Note>
    </Stack>
  )
}

export default ReadyToShare
