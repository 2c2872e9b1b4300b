import styled from 'styled-components'

import { routes, useLocation } from '@redwoodjs/router'

import PageMetadata from 'src/components/PageMetadata'
import ButtonLink from 'src/components/ui/ButtonLink'
import Card from 'src/components/ui/Card'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { useMobileTexts } from 'src/hooks/useMobileTexts'
import { useQueryParameters } from 'src/hooks/useQueryParameters'
import { useTexts } from 'src/hooks/useTexts'

import SendToComputer from './SendToComputer'
import ShowWithCamera from './ShowWithCamera'

const Steps = styled.ul`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.sm};
  padding-inline-start: 1.2em;
`

function ComingSoonOnMobilePage() {
  const { common } = useTexts()
  const mobile = useMobileTexts()
  const { to, lang } = useQueryParameters()
  const { hash = '' } = useLocation()
  const along = { to, lang, hash }

  return (
    <Stack gap="lg">
      <PageMetadata title={mobile.title} audience={to ? 'private' : 'public'} />
      <Stack gap="sm">
        <Heading align="center">{mobile.heading}</Heading>
        <Text size="lg" align="center">
          {mobile.reason}
        </Text>
      </Stack>
      <Card>
        <Stack gap="sm">
          <Heading level={2} size="sm">
            {mobile.stepsHeading}
          </Heading>
          <Steps>
            {mobile.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
        </Stack>
      </Card>
      <SendToComputer along={along} />
      <ShowWithCamera along={along} />
      <ButtonLink to={routes.home()} size="lg" variant="secondary" fullWidth>
        {common.backToHome}
      </ButtonLink>
    </Stack>
  )
}

export default ComingSoonOnMobilePage
