import PageMetadata from 'src/components/PageMetadata'
import Stack from 'src/components/ui/Stack'
import { useHomeTexts } from 'src/hooks/useHomeTexts'

import Choices from './Choices'
import Reassurances from './Reassurances'
import Welcome from './Welcome'

function HomePage() {
  const home = useHomeTexts()

  return (
    <Stack gap="xl">
      <PageMetadata title={home.title} />
      <Welcome />
      <Choices />
      <Reassurances />
    </Stack>
  )
}

export default HomePage
