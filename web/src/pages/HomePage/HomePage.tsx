import PageMetadata from 'src/components/PageMetadata'
import Stack from 'src/components/Stack'
import { KeptHelpers, useKeptHelpers } from 'src/features/kept-helpers'
import { SheetsLink } from 'src/features/sheets'
import { useHomeTexts } from 'src/i18n/useHomeTexts'

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
