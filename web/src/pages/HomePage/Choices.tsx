import styled from 'styled-components'

import { routes } from '@redwoodjs/router'

import ButtonLink from 'src/components/ui/ButtonLink'
import Card from 'src/components/ui/Card'
import Heading from 'src/components/ui/Heading'
import Text from 'src/components/ui/Text'
import VisuallyHidden from 'src/components/ui/VisuallyHidden'
import { useHomeTexts } from 'src/hooks/useHomeTexts'
import { media } from 'src/styles/media'

const Pair = styled.section`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.lg};
  ${media.from('tablet')} {
    grid-template-columns: 1fr 1fr;
  }
`

const Choice = styled(Card)`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.md};
  grid-template-rows: auto 1fr auto;
`

const Choices = () => {
  const home = useHomeTexts()

  return (
    <Pair>
      <VisuallyHidden as="h2">{home.choicesHeading}</VisuallyHidden>
      <Choice as="div">
        <Heading level={3} size="md">
          {home.help.heading}
        </Heading>
        <Text>{home.help.description}</Text>
        <ButtonLink
          to={routes.receiveWithoutBroadcaster()}
          size="xl"
          icon="show"
          fullWidth
        >
          {home.help.action}
        </ButtonLink>
      </Choice>
      <Choice as="div">
        <Heading level={3} size="md">
          {home.share.heading}
        </Heading>
        <Text>{home.share.description}</Text>
        <ButtonLink
          to={routes.broadcastWithoutReceiver()}
          size="xl"
          icon="share"
          fullWidth
        >
          {home.share.action}
        </ButtonLink>
      </Choice>
    </Pair>
  )
}

export default Choices
