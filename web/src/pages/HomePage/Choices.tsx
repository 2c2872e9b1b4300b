import styled from 'styled-components'

import { routes } from '@redwoodjs/router'

import { ButtonLink } from 'src/components/Button'
import Card from 'src/components/Card'
import Heading from 'src/components/Heading'
import Text from 'src/components/Text'
import VisuallyHidden from 'src/components/VisuallyHidden'
import {
  type InvitationTo as Invitation,
  SpokenWordsForm,
  type UserId,
} from 'src/features/links'
import { useHomeTexts } from 'src/i18n/useHomeTexts'
import { media } from 'src/styles/media'

const Pair = styled.section`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.lg};
  align-items: start;
  ${media.from('tablet')} {
    grid-template-columns: 1fr 1fr;
  }
`

// The card for people who need help is orange, the one for helpers petrol.
const Choice = styled(Card)`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.md};
  border-block-start: 8px solid ${({ theme }) => theme.colour.band};
`

const toHelper = (toUserId: UserId): Invitation => ({ for: 'sharer', toUserId })

interface ChoicesProps {
  /** true if another button is already the main one of the page */
  isBesideHelpers: boolean
}

function Choices({ isBesideHelpers }: ChoicesProps) {
  const home = useHomeTexts()

  return (
    <Pair>
      <VisuallyHidden as="h2">{home.choicesHeading}</VisuallyHidden>
      <Choice as="div">
        <Heading level={3} size="md">
          {home.share.heading}
        </Heading>
        <ButtonLink
          to={routes.broadcastWithoutReceiver()}
          size="xl"
          variant={isBesideHelpers ? 'secondary' : 'primary'}
          icon="share"
          fullWidth
        >
          {home.share.action}
        </ButtonLink>
        {/* For people who have a helper on the phone but no link. */}
        <SpokenWordsForm to={toHelper} label={home.share.words} />
      </Choice>
      <Choice as="div" data-role="viewer">
        <Heading level={3} size="md">
          {home.help.heading}
        </Heading>
        <Text size="lg">{home.help.description}</Text>
        <ButtonLink
          to={routes.receiveWithoutBroadcaster()}
          size="xl"
          variant="secondary"
          icon="help"
          fullWidth
        >
          {home.help.action}
        </ButtonLink>
      </Choice>
    </Pair>
  )
}

export default Choices
