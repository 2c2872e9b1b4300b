import { Suspense } from 'react'

import styled from 'styled-components'

import { fetchTroubleshooting } from 'src/components/LazyTroubleshooting'
import Heading from 'src/components/ui/Heading'
import Note from 'src/components/ui/Note'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { useCaptureSource } from 'src/hooks/useCaptureSource'
import { useHelperName } from 'src/hooks/useHelperName'
import { useLazyComponent } from 'src/hooks/useLazyComponent'
import { useTexts } from 'src/hooks/useTexts'

import InviteHelper from './InviteHelper'
import LazyPickerCoach from './LazyPickerCoach'
import NewsOfLastShare from './NewsOfLastShare'
import ShareScreenButton from './ShareScreenButton'

// Room for what comes, so that the button above stays where it is.
const Place = styled.div`
  min-height: 34rem;
`

interface ReadyToShareProps {
  /** the sharer has come first, and has a link to send */
  isBroadcast: boolean
}

/** Who will see it, what happens next, and one big button. */
const ReadyToShare = ({ isBroadcast }: ReadyToShareProps) => {
  const { sharing } = useTexts()
  const helperName = useHelperName()
  const hasPicker = useCaptureSource() === 'screen'
  // Kept at hand: what goes wrong may be the network.
  useLazyComponent(fetchTroubleshooting)

  // All at once: nothing comes in between when a finger is on the button.
  return (
    <Suspense fallback={null}>
      <Stack gap="lg">
        <NewsOfLastShare />
        <Stack gap="sm">
          <Heading align="center">
            {helperName ? sharing.headingWithName(helperName) : sharing.heading}
          </Heading>
          <Text size="lg" align="center">
            {sharing.whatHappens}
          </Text>
        </Stack>
        {isBroadcast && <InviteHelper />}
        <Note>{sharing.scamWarning}</Note>
        <Stack gap="sm">
          <ShareScreenButton />
          <Text tone="muted" align="center">
            {sharing.afterwards}
          </Text>
        </Stack>
        {hasPicker && (
          <Place>
            <LazyPickerCoach />
          </Place>
        )}
      </Stack>
    </Suspense>
  )
}

export default ReadyToShare
