import KeptHelpers from 'src/components/KeptHelpers'
import PageMetadata from 'src/components/PageMetadata'
import SheetsLink from 'src/components/Sheets/SheetsLink'
import Stack from 'src/components/ui/Stack'
import { useHomeTexts } from 'src/hooks/useHomeTexts'
import { useKeptHelpers } from 'src/hooks/useKeptHelpers'

import Choices from './Choices'
import Reassurances from './Reassurances'
import Welcome from './Welcome'

function HomePage() {
  const home = useHomeTexts()
  const [helpers] = useKeptHelpers()

  return (
    <Stack gap="xl">
      <PageMetadata title={home.title} />
      <KeptHelpers />
      <SheetsLink />
      <Welcome />
      <Choices isBesideHelpers={helpers.length > 0} />
      <Reassurances />
    </Stack>
  )
}

export default HomePage
