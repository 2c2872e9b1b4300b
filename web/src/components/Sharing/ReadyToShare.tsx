import Banner from 'src/components/ui/Banner'
import Heading from 'src/components/ui/Heading'
import Note from 'src/components/ui/Note'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { useHelperName } from 'src/hooks/useHelperName'
import { useTexts } from 'src/hooks/useTexts'

import InviteHelper from './InviteHelper'
import ShareScreenButton from './ShareScreenButton'

interface ReadyToShareProps {
  /** the sharer has come first, and has a link to send */
  isBroadcast: boolean
  hasStopped: boolean
}

/** Who will see it, what happens next, and one big button. */
const ReadyToShare = ({ isBroadcast, hasStopped }: ReadyToShareProps) => {
  const { sharing } = useTexts()
  const helperName = useHelperName()

  return (
    <Stack gap="lg">
      {hasStopped && <Banner tone="success">{sharing.stopped}</Banner>}
      <Stack gap="sm">
        <Heading align="center">
          {helperName ? sharing.headingWithName(helperName) : sharing.heading}
        </Heading>
        <Text size="lg" align="center">
          {sharing.whatHappens}
        </Text>
      </Stack>
      {isBroadcast && <InviteHelper />}
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
