import { Suspense, useContext } from 'react'

import styled from 'styled-components'

import { useLazyComponent } from 'src/browser/useLazyComponent'
import { useRestoreFocus } from 'src/browser/useRestoreFocus'
import Face from 'src/components/Face'
import Heading from 'src/components/Heading'
import Note from 'src/components/Note'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import TwoColumns from 'src/components/TwoColumns'
import { LinkOwnerContext, useCaptureSource } from 'src/features/links'
import { fetchTroubleshooting } from 'src/features/network-check'
import { usePeerSession } from 'src/features/session'
import { useTexts } from 'src/i18n/useTexts'
import { media } from 'src/styles/media'

import { LazyPickerCoach } from './ChoosingScreen'
import InviteHelper from './InviteHelper'
import ShareScreenButton from './ShareScreenButton'

// Reserves space for instructions that are loaded later, so that nothing moves.
const Place = styled.div`
  min-height: 24rem;
`

const Welcome = styled.div`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.md};
  align-items: center;
  ${media.from('tablet')} {
    grid-template-columns: auto minmax(0, 1fr);
  }
  > svg {
    width: 5rem;
  }
`

const fetchNews = () => import('./NewsOfLastShare')

interface ReadyToShareProps {
  /** whether this is the sharer's own link, which must be sent to the helper */
  isBroadcast: boolean
}

function ReadyToShare({ isBroadcast }: ReadyToShareProps) {
  const { sharing } = useTexts()
  const { name, claim, wasAsked } = useContext(LinkOwnerContext)
  const focused = useRestoreFocus<HTMLHeadingElement>()
  const hasNews = usePeerSession((state) => state.outcome !== null)
  const NewsOfLastShare = useLazyComponent(hasNews ? fetchNews : null)
  const hasPicker = useCaptureSource() === 'screen'
  // The advice is loaded together with the page: when an action fails because
  // of the network, the advice could no longer be loaded.
  useLazyComponent(fetchTroubleshooting)

  const welcome = (
    <>
      {NewsOfLastShare && <NewsOfLastShare />}
      <Welcome>
        <Face mood="waving" />
        <Stack gap="sm">
          <Heading
            ref={wasAsked && !hasNews ? focused : undefined}
            tabIndex={wasAsked ? -1 : undefined}
          >
            {name ? sharing.headingWithName(name) : sharing.heading}
          </Heading>
          {claim && <Text>{claim}</Text>}
          <Text size="lg">{sharing.whatHappens}</Text>
        </Stack>
      </Welcome>
    </>
  )
  const share = (
    <>
      <Note>{sharing.scamWarning}</Note>
      <ShareScreenButton />
    </>
  )
  const coach = hasPicker && (
    <Place>
      <LazyPickerCoach isDrawingOnly />
    </Place>
  )

  // Suspense renders all columns at once, so that the button does not move
  // while somebody presses it.
  return (
    <Suspense fallback={null}>
      {isBroadcast ? (
        <TwoColumns
          beside={
            <>
              {share}
              {coach}
            </>
          }
        >
          {welcome}
          <InviteHelper />
        </TwoColumns>
      ) : (
        <TwoColumns beside={coach}>
          {welcome}
          {share}
        </TwoColumns>
      )}
    </Suspense>
  )
}

export default ReadyToShare
