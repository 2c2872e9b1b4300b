import styled from 'styled-components'

import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { useHomeTexts } from 'src/i18n/useHomeTexts'
import { useTexts } from 'src/i18n/useTexts'
import { media } from 'src/styles/media'

import TwoScreens from './TwoScreens'

const Columns = styled.section`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.lg};
  align-items: center;
  ${media.below('tablet')} {
    > svg {
      max-width: 10rem;
    }
  }
  ${media.from('tablet')} {
    grid-template-columns: minmax(0, 1fr) 18rem;
    > svg {
      order: 1;
    }
  }
`

function Welcome() {
  const home = useHomeTexts()
  const { common } = useTexts()

  return (
    <Columns>
      <TwoScreens />
      <Stack gap="md">
        <Heading size="xl">{home.heading}</Heading>
        <Text size="xl">{home.introduction}</Text>
        <Text size="lg" tone="muted">
          {common.tagline}
        </Text>
      </Stack>
    </Columns>
  )
}

export default Welcome
