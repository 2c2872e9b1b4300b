import PageMetadata from 'src/components/PageMetadata'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { useTexts } from 'src/hooks/useTexts'

import Choices from './Choices'
import Reassurances from './Reassurances'

const HomePage = () => {
  const { home } = useTexts()

  return (
    <Stack gap="xl">
      <PageMetadata title={home.title} />
      <Stack gap="sm">
        <Heading size="xl" align="center">
          {home.heading}
        </Heading>
        <Text size="xl" align="center">
          {home.introduction}
        </Text>
        <Text size="lg" tone="muted" align="center">
          {home.tagline}
        </Text>
      </Stack>
      <Choices />
      <Reassurances />
    </Stack>
  )
}

export default HomePage
